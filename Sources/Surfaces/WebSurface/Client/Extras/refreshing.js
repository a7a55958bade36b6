// Lists that are pulled down to be refreshed.

import { doc, number, on, scroller } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { taker } from './kinds.js';

// The list that is touched while it stands at its top, and where.
let pulled;

on('touchstart', event => {
  const list = taker(event.target, 'refresh');
  let view = list;
  while (view && view.scrollHeight <= view.clientHeight) view = view.parentElement;
  pulled = list && (view || scroller).scrollTop < 1 && [list, event.touches[0].clientY];
}, doc, { passive: true });

on('touchend', event => {
  if (pulled && event.changedTouches[0].clientY - pulled[1] > 90) send(number(pulled[0]), 'refresh');
  pulled = 0;
});
