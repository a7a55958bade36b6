// What comes late beside something that is read, and would push that away, waits: until its place is out of sight, or
// until the person taps or types and so expects that something happens, for the half second in which such shifts don't
// count (Layout Instability, W3C). Above what is read it comes at once, since rows grow upwards there, and where the
// end of a list is read, which stays. One comes in each frame, and none in a frame in which something else in its list
// came, went or grew: of rows between two that do so together some would move by a part of what the list scrolls. A
// list that never rests makes it wait for ten frames at most.

import { all, box, doc, near, on, soon } from '../Live/page.js';
import { sight, stay, views, watch } from '../Live/reading.js';

// What waits.
const late = new Set();
let frame;
// When the person last did something.
let acted = -1000;
// For how many frames what comes next waits for a list that doesn't rest.
let waited = 0;

const firstShown = node => {
  while (node && !box(node).height) node = node.nextElementSibling;
  return node;
};

// What stands below an element in its scroller, with its place.
const below = (node, view) => {
  const found = [];
  for (let each = node; each && each != view; each = each.parentElement) {
    const other = firstShown(each.nextElementSibling);
    if (other) found.push([other, box(other).top]);
  }
  return found;
};

// Shows what waits, if it may come; says whether it took its turn.
const appear = (node, anyway) => {
  if (!node.isConnected || !node.hidden) {
    late.delete(node);
    return;
  }
  watch(node);
  const [view, before] = [...views].at(-1);
  const rests = view.high == view.scrollHeight;
  view.high = view.scrollHeight;
  if (!anyway && !rests && waited++ < 10) {
    views.clear();
    return true;
  }
  waited = 0;
  const places = below(node, view);
  const bottom = sight(view)[1];
  node.hidden = false;
  const isAbove = before.seen && node.compareDocumentPosition(before.seen) & 4;
  const pushes = places.some(([other, top]) => top < bottom && box(other).top != top);
  node.hidden = !(anyway || before.end || isAbove || !pushes);
  stay();
  view.high = view.scrollHeight;
  if (!node.hidden) {
    late.delete(node);
    return node.animate([{ opacity: 0 }, {}], 200);
  }
};

const look = () => {
  if (!late.size) return;
  frame ??= requestAnimationFrame(() => {
    frame = null;
    for (const node of late) {
      if (appear(node, performance.now() - acted < 500)) return look();
    }
  });
};

// Takes note of what waits within an element.
export const wait = node => {
  for (const each of [node, ...all('[hidden]', node)]) {
    if (each.hidden && near(each, '[data-late]')) late.add(each);
  }
  look();
};

on('scroll', soon(look, 150), doc, true);
on('click keyup', () => {
  acted = performance.now();
  look();
}, doc, true);
on('visibilitychange', () => {
  if (doc.hidden) {
    for (const node of late) appear(node, true);
  }
});
