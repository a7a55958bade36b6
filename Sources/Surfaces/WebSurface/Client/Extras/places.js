// Which place is first in sight, for views that want to know.

import { classes } from 'compiler:classes';
import { all, box, doc, near, number, on, scroller, soon } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { sight } from '../Live/reading.js';

// The places of a view: the children of a layout of such places, else rows.
const placesOf = view => {
  const layout = view.querySelector('[data-st]') || near(view, '[data-st]');
  return layout
    ? all('[id]', layout).filter(each =>
      /^n\d+$/.test(each.id) && number(each.parentElement) == number(layout))
    : all(`.${classes.row}[id]`, view);
};

// For each view the place that was sent last.
const sent = new WeakMap();
let scrolled;

const tell = soon(() => {
  for (const view of all('[data-on~=scroll]')) {
    const [top] = sight(scrolled);
    if (!view.contains(scrolled) && !scrolled.contains(view)) continue;
    const first = placesOf(view).find(each => {
      const bounds = box(each);
      return bounds.height && bounds.bottom > top + 1;
    });
    const place = first ? number(first) : 0;
    if (sent.get(view) != place) {
      sent.set(view, place);
      send(number(view), 'at', place);
    }
  }
}, 150);

on('scroll', ({ target }) => {
  scrolled = target == doc ? scroller : target;
  tell();
}, doc, true);
