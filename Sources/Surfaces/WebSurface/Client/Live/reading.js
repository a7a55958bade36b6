// What a person reads stays where it is while the page changes around it.

import { active, all, box, near, scroller, style } from './page.js';

// For each scroller that a patch changes something in, where it stands before.
export const views = new Map();

// For each list that a patch changes, the places of its rows before; they move from there when motion is on.
export const lists = new Map();

// How long changes of this patch move, in milliseconds; 0 for those that don't.
export let motion;
export const setMotion = milliseconds => {
  motion = milliseconds;
};

// The part of the screen in which a scroller shows something: from top to bottom.
export const sight = (view, bounds = box(view)) =>
  view == scroller ? [0, innerHeight] : [bounds.top, bounds.bottom];

// Where a scroller stands that is at its end, else false. One that begins at its end is there as well while it shows
// all; others then show their beginning.
export const atEnd = view =>
  view.scrollHeight - view.scrollTop - view.clientHeight < 40 && (view.scrollTop || 'end' in view && 1);

// Whether it is to stay at its end: of a person who scrolls away the browser tells a moment later.
export const staysAtEnd = view => atEnd(view) || view.end && view.scrollTop > view.end - 40;

// What is read: the first element that is wholly in sight. Only what is static or relative counts; the rest floats.
const firstRead = (node, top, bottom) => {
  for (const child of node.children) {
    const bounds = box(child);
    if (bounds.height && bounds.bottom <= top + 1) continue;
    if (bounds.height && bounds.top >= top - 1) {
      if (bounds.top >= bottom) return;
      if (/at/.test(style(child).position)) return child;
    } else {
      const found = firstRead(child, top, bottom);
      if (found) return found;
    }
  }
};

// Notes where things stand around an element that is about to change.
export const watch = node => {
  let view = node;
  // Of the values of overflow only those of what scrolls have an o.
  while (view != scroller && !/o/.test(style(view).overflowY)) view = view.parentElement || scroller;
  if (!views.has(view)) {
    const focused = active();
    const bounds = box(focused);
    const [top, bottom] = sight(view);
    const hasFocusInSight = focused != view && view.contains(focused)
      && bounds.top >= top && bounds.bottom <= bottom;
    // Where there are places at which scrolling stops, one of those is what is read.
    const seen = (view.scrollTop || 'end' in view)
      && (hasFocusInSight ? focused : firstRead(all('[data-st]', view)[0] || view, top, bottom));
    views.set(view, { end: staysAtEnd(view), seen, y: seen && box(seen).top });
  }
  const list = near(node, 'ul,[role=list]');
  if (motion && list && !lists.has(list)) {
    lists.set(list, new Map([...list.children].slice(0, 300).map(row => [row, box(row)])));
  }
};

// Scrolls so that what is read is where it was, and what was at its end is there again.
export const stay = () => {
  for (const [view, before] of views) {
    if (before.end) view.scrollTop = 1e7;
    else if (before.seen?.isConnected) {
      const moved = box(before.seen).top - before.y;
      if (moved * moved > 1) view.scrollTop += moved;
    }
  }
  views.clear();
};

// Moves the rows of lists from where they were to where they are, and lets new ones appear.
export const moveRows = () => {
  for (const [list, places] of lists) {
    for (const row of list.children) {
      const old = places.get(row);
      const bounds = box(row);
      if (!old || old.top != bounds.top || old.left != bounds.left) {
        const start = old
          ? { transform: `translate(${old.left - bounds.left}px,${old.top - bounds.top}px)` }
          : { opacity: 0 };
        row.animate([start, {}], { duration: motion, easing: 'ease-out' });
      }
    }
  }
};

// Keeps scrollers at their end that begin there, when what is in them grows. Without scripts such scrollers are turned
// round instead, and there rows move with each that comes.
export const endKeeper = new ResizeObserver(entries => entries.map(({ target }) => {
  const view = near(target, '[data-end]');
  if (view && staysAtEnd(view)) view.scrollTop = 1e7;
}));
