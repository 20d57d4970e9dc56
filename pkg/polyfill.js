// Made by `npm run build`.

import * as classes from './index.js';
import { install } from './install.js';

install(classes, false);
