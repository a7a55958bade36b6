// A press that lasts, presses in a row, and the pointer over something.

import { number, on } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { taker } from './kinds.js';
import { openMenu } from './menus.js';

let timer;
// Where a press began, and the view that wants to know how long it lasts.
let pressed;

const release = () => {
  clearTimeout(timer);
  if (pressed?.holder) send(number(pressed.holder), 'hold', false);
  pressed = 0;
};

on('pointerdown', event => {
  const target = event.target;
  const holder = event.button ? 0 : taker(target, 'long');
  release();
  pressed = { x: event.clientX, y: event.clientY, holder };
  if (holder) send(number(holder), 'hold', true);
  timer = setTimeout(() => {
    if (holder) send(number(holder), 'long');
    else if (event.pointerType == 'touch') openMenu(target, event.clientX, event.clientY);
  }, 550);
});
on('pointerup pointercancel', release);
on('pointermove', event => {
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10) release();
});

on('click', event => {
  for (let count = 2; count <= 9; count++) {
    if (event.detail == count) {
      const view = taker(event.target, 'tap' + count);
      if (view) send(number(view), 'tap', count);
    }
  }
});

on('mouseover mouseout', event => {
  const view = taker(event.target, 'hover');
  if (view && !view.contains(event.relatedTarget)) {
    send(number(view), 'hover', event.type == 'mouseover');
  }
});
