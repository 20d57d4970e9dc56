// Made by `npm run build`.

import * as classes from './node.js';
import { install } from './install.js';

install(classes, true);
