// The heights of sheets: chosen by dragging the handle, or by the arrow keys on it.

import { classes } from 'compiler:classes';
import { all, box, doc, near, number, on, root } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { take } from './kinds.js';

// The heights that a sheet may have, as lengths of CSS, and which it has.
export const detents = dialog => dialog.querySelector('[data-detents]');
const lengths = node => node?.dataset.detents.split(' ');

// Gives the sheets within an element their heights.
export const setHeights = within => {
  for (const node of all('[data-detents]', within)) {
    near(node, 'dialog')?.style.setProperty('--dh', lengths(node)[node.dataset.d]);
  }
};

export const chooseHeight = (dialog, index) => {
  const node = detents(dialog);
  if (lengths(node)?.[index]) send(number(node), 'num', index);
};

export const grabber = `.${classes.grabber}`;

// The sheet that is dragged, its height and where that began.
let grip;

on('pointerdown', event => {
  const handle = near(event.target, grabber);
  const dialog = near(handle, 'dialog');
  if (!dialog) return;
  grip = { dialog, y: event.clientY, height: box(dialog).height, id: event.pointerId };
  handle.setPointerCapture(event.pointerId);
});

on('pointermove', event => {
  if (grip?.id != event.pointerId || Math.abs(event.clientY - grip.y) <= 8) return;
  grip.moved = 1;
  grip.dialog.style.setProperty('--dh', Math.max(40, grip.height + grip.y - event.clientY) + 'px');
});

on('pointerup pointercancel', event => {
  const last = grip;
  grip = 0;
  if (!last?.moved) return;
  on('click', click => near(click.target, grabber) && take(click), doc, { capture: true, once: true });
  const node = detents(last.dialog);
  const height = last.height + last.y - event.clientY;
  const heights = (lengths(node) || []).map(length =>
    parseFloat(length) * (/dvh/.test(length) ? innerHeight / 100 : 1));
  const nearest = heights.reduce((best, each, index) =>
    Math.abs(each - height) < Math.abs(heights[best] - height) ? index : best, 0);
  last.dialog.style.removeProperty('--dh');
  setHeights(root);
  // Far below its lowest height it goes.
  if (height < (heights.length ? Math.min(...heights) : last.height) * 0.6) {
    send(number(last.dialog), 'dismiss');
  } else if (node && nearest != node.dataset.d) chooseHeight(last.dialog, nearest);
});

new MutationObserver(() => setHeights(root))
  .observe(root, { subtree: true, attributes: true, attributeFilter: ['data-d'] });
