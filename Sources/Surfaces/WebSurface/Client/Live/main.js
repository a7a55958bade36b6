// The script of each window; see Guide/web-protocol.md.

import { classes } from 'compiler:classes';
import { root, scroller } from './page.js';
import { connect } from './channel.js';
import { found } from './found.js';
import './fields.js';
import './controls.js';
import './keys.js';
import './history.js';
import './environment.js';

// For rules of style that count with scripts alone.
scroller.className = classes.scripted;
found(root);
connect();
