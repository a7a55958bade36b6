// What few pages need: gestures, rows and items that are moved, files, the clipboard, menus of the pointer, heights of
// sheets, keys within groups. Live/extras.js loads it where a page has some of it.

// In the order in which they hear of the same event.
import './menus.js';
import './presses.js';
import './pan.js';
import './sheets.js';
import './refreshing.js';
import './keys.js';
import './roving.js';
import './files.js';
import './dragging.js';
import './sharing.js';
import './late.js';
import './places.js';
import './options.js';
import './clocks.js';

export { choose } from './files.js';
export { found } from './found.js';
export { goBack } from './history.js';
export { giveBack } from './returning.js';
export { give } from './sharing.js';
