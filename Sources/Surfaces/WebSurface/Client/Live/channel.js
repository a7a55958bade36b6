// The live channel: a WebSocket for each window, at the end of a line that lasts longer than one of them.

import { all, element, info, status } from './page.js';
import { environment } from './environment.js';
import { comeBack, giveBack, keep, noteOf } from './kept.js';
import { makeLine } from './line.js';
import { apply, setAttribute } from './patches.js';

// Says how things stand with the connection, by the name of a text; '' when all is well.
export const say = name => {
  status.textContent = name ? info[name] : '';
  status.hidden = !name;
  status.onclick = name == 'taken' && line.connect;
};

const line = makeLine({
  open(listeners) {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/-/live?w=${info.w}`);
    socket.onopen = listeners.opened;
    socket.onmessage = event => listeners.heard(event.data);
    socket.onclose = event => listeners.closed(event.code);
    return socket;
  },
  wait: (then, milliseconds) => setTimeout(then, milliseconds),
  stop: timer => clearTimeout(timer),
  now: () => performance.now(),
  random: () => Math.random(),
  hello: () => ({ url: location.pathname + location.search, ...environment() }),
  apply,
  handled(number) {
    for (const node of all('[data-busy]')) {
      if (node.dataset.busy <= number) setAttribute(node, 'data-busy');
    }
  },
  renewed: comeBack,
  idle: giveBack,
  changed(state, tries) {
    if (state == 'live') say();
    if (/taken|refused|shutout/.test(state)) say(state);
    // A line that breaks once is there again before anybody has read of it.
    if (state == 'waiting') {
      const isKept = keep();
      if (tries > 1) say(isKept ? 'offline' : 'unkept');
    }
  },
}, +info.n, info.life);

export const isReady = line.isLive;
export const unhandled = line.unhandled;
export const connect = line.connect;
export const nudge = line.nudge;

// Sends an event of a node: its kind, and the values that go with it. The note is of one that is given back.
export const send = (node, kind, ...values) => sendNoted(noteOf(node, kind, values), node, kind, ...values);

export const sendNoted = (note, node, kind, ...values) => {
  const number = line.send([node, kind, ...values], note);
  if (/press|on|pick|files/.test(kind)) element(node)?.setAttribute('data-busy', number);
  if (note && !isReady()) keep();
};
