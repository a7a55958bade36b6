// Rows that may be moved among those beside them.

import { number } from '../Live/page.js';
import { send } from '../Live/channel.js';

export const movable = '[data-on~=order],[data-on~=row]';

// The row before or behind a row.
export const beside = (row, isDown) => {
  let other = row;
  do other = isDown ? other.nextElementSibling : other.previousElementSibling;
  while (other && !other.matches(movable));
  return other;
};

// Moves by a step and not to a place: what was pressed before may still be on its way.
export const shift = (row, isDown) => send(number(row), 'shift', !!isDown);
