// What new elements need of this script.

import { all, focusable, near, number } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { wait } from './late.js';
import { rove } from './roving.js';
import { setHeights } from './sheets.js';

// Sizes that views want to know.
const sizes = new ResizeObserver(entries => {
  for (const { target, contentRect } of entries) {
    send(number(target), 'size', contentRect.width, contentRect.height);
  }
});
const measured = new WeakSet();

// What the focus must reach: it has a menu, or takes keys.
const reachable = ['drag', 'drop', 'order', 'key', 'command', 'copy', 'paste', 'adjust'];

export const found = node => {
  setHeights(node);
  wait(node);
  rove(node);
  for (const each of [node, ...all('[data-on],[data-menu],[data-acts]', node)]) {
    const kinds = (each.dataset.on || '').split(' ');
    const has = (...some) => some.some(kind => kinds.includes(kind));
    if (has('resize') && !measured.has(each)) {
      measured.add(each);
      sizes.observe(each);
    }
    if (has('drag', 'order')) each.draggable = true;
    // What shows its menu itself has a button for it.
    const isReachable = each.dataset.menu || each.dataset.acts?.replace('showMenu', '') || has(...reachable);
    if (isReachable && !each.matches(focusable)
      && !all(focusable, each).some(inner => !near(inner, '[popover]'))) each.tabIndex = 0;
  }
};
