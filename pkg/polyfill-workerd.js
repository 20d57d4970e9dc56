// Made by `npm run build`.

import * as classes from './workerd.js';
import { install } from './install.js';

install(classes, false);
