// Movements of what the app moves itself.

import { box, doc, isText, number, on } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { take, taker } from './kinds.js';

// The movement: its view, its start, where it was last and when.
let pan;

// The place of a pointer from the corner of the view.
const point = event => [event.clientX - pan.left, event.clientY - pan.top];

// Sends a movement; the phase is 0 while it goes on, 1 when it ended, 2 when it was given up.
const tell = (phase, event) => {
  const [x, y] = point(event);
  const [lastX, lastY, lastTime] = pan.last;
  const seconds = Math.max(1, event.timeStamp - lastTime) / 1000;
  send(
    number(pan.view), 'pan', phase, ...pan.start, x, y, (x - lastX) / seconds, (y - lastY) / seconds);
  pan.last = [x, y, event.timeStamp];
};

on('pointerdown', event => {
  const view = taker(event.target, 'pan');
  if (!view || event.button || isText(event.target)) return;
  const { left, top } = box(view);
  pan = { view, far: +(view.dataset.far ?? 10), left, top, sent: 0, id: event.pointerId };
  pan.start = point(event);
  pan.last = [...pan.start, event.timeStamp];
});

on('pointermove', event => {
  if (!pan || event.pointerId != pan.id) return;
  const [x, y] = point(event);
  if (!pan.begun && Math.hypot(x - pan.start[0], y - pan.start[1]) < pan.far) return;
  if (!pan.begun) {
    pan.begun = 1;
    pan.view.setPointerCapture?.(pan.id);
  }
  // Thirty a second are enough.
  if (event.timeStamp - pan.sent > 33) {
    pan.sent = event.timeStamp;
    tell(0, event);
  }
});

on('pointerup pointercancel', event => {
  if (pan?.begun) {
    tell(event.type == 'pointerup' ? 1 : 2, event);
    // Letting go isn't a press.
    const quiet = click => take(click);
    on('click', quiet, doc, { capture: true, once: true });
    setTimeout(() => doc.removeEventListener('click', quiet, true));
  }
  pan = 0;
});
