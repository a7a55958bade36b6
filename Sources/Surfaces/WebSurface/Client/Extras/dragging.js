// Dragging: of rows, of items to where they may be let go, of what comes from outside.

import { box, near, number, on, stop } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { brought, upload } from './files.js';
import { taker } from './kinds.js';
import { movable } from './rows.js';

// The number of the item, the row, what the pointer is over, and the row that is marked.
let dragged;
let row;
let over;
let marked;

const dropTarget = node => near(node, '[data-on~=drop],[data-files]');

// Tells views that something is held over them.
const hover = target => {
  if (target == over) return;
  if (over?.matches('[data-on~=drop]')) send(number(over), 'over', false);
  over = target;
  if (target?.matches('[data-on~=drop]')) send(number(target), 'over', true);
};

// Whether a row goes behind another one. Where most of that is covered, the one that is dragged takes its place.
const goesBehind = (event, other) => {
  const bounds = box(other);
  const isBelow = row.compareDocumentPosition(other) & 4;
  return event.clientY > bounds.top + bounds.height * (isBelow ? 0.3 : 0.7);
};

const mark = (other, isBehind) => {
  if (marked) marked.removeAttribute('data-here');
  marked = other;
  other?.setAttribute('data-here', isBehind ? 'behind' : 'before');
};

// The row under the pointer, if the one that is dragged may go there.
const rowUnder = event => {
  const other = row && near(event.target, movable);
  return other && other != row && other.parentElement == row.parentElement && other;
};

const end = () => {
  hover();
  mark();
  dragged = row = 0;
};

on('dragstart', event => {
  const item = taker(event.target, 'drag');
  row = taker(event.target, 'order');
  dragged = item ? number(item) : 0;
  if (item || row) {
    event.dataTransfer.setData('text/plain', (item || row).textContent.trim().slice(0, 200));
  }
});

on('dragend', end);

on('dragover', event => {
  const other = rowUnder(event);
  const target = dropTarget(event.target);
  if (other) {
    stop(event);
    return mark(other, goesBehind(event, other));
  }
  mark();
  hover(target);
  if (target) stop(event);
  // A file that is let go beside what takes some would be opened instead of the page.
  else if (event.dataTransfer.types.includes('Files')) {
    stop(event);
    event.dataTransfer.dropEffect = 'none';
  }
});

on('dragleave', event => {
  if (!event.relatedTarget) {
    hover();
    mark();
  }
});

on('drop', event => {
  const other = rowUnder(event);
  const target = dropTarget(event.target);
  if (other) {
    stop(event);
    send(number(row), 'move', number(other), goesBehind(event, other));
  } else if (target) {
    const bounds = box(target);
    const place = [event.clientX - bounds.left, event.clientY - bounds.top];
    const files = brought(event.dataTransfer);
    stop(event);
    if (dragged) send(number(target), 'item', dragged, ...place);
    else if (files[0]) {
      if (target.matches('[data-files]')) upload(files, number(target));
      else upload(files, number(target), 'drop', ...place);
    }
  }
  end();
});
