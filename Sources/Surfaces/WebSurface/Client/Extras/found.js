// What new elements need of this script.

import { classes } from 'compiler:classes';
import { active, all, focus, focusable, near, number } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { dressIn } from './dialogs.js';
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

// What hangs at a button stands in front of all: what is around it would cut it, or be what its place is measured by.
// It is open without scripts, which a popover may not be that is to be shown.
const raise = dialog => {
  const focused = active();
  dialog.open = false;
  dialog.showPopover();
  dialog.open = true;
  if (active() != focused) focus(focused);
};

export const found = node => {
  dressIn(node);
  setHeights(node);
  wait(node);
  rove(node);
  for (const each of [node, ...all(`.${classes.popover}`, node)]) {
    if (each.matches(`.${classes.popover}[open]:not(:popover-open)`)) raise(each);
  }
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
      && !all(focusable, each).some(inner => !near(inner, '[popover]:not(dialog)'))) each.tabIndex = 0;
  }
};
