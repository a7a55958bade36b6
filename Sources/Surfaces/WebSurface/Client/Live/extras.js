// What few pages need is a script of its own, loaded where a page has some of it.

import { classes } from 'compiler:classes';
import { lent } from 'compiler:lent';
import { info } from './page.js';

const needing = '[data-late],[data-on],[data-menu],[data-acts],[data-files],[data-live],[data-detents],'
  + `.${classes.grabber},.${classes.popover},`
  + '[aria-keyshortcuts],[role=tablist],[role=listbox],[role=menu],[role=tree]';

let loading;

export const extras = () =>
  loading ??= import(info.more).then(script => script.default(lent));

export const needsExtras = node => node.matches(needing) || node.querySelector(needing);
