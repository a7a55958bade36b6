// The live channel: a WebSocket for each window. What was sent is kept until the server says that it is handled.

import { all, doc, element, info, status } from './page.js';
import { environment } from './environment.js';
import { forgetFields, recallFields } from './fields.js';
import { apply, setAttribute } from './patches.js';

let socket;
// Whether the server has greeted this connection, so that events are heard.
let ready;
// The number of the last event of this life.
let sequence = 0;
// The number of the last patch, and the life that it belongs to.
let patch = +info.n;
let life = info.life;
// How often in a row connecting failed.
let tries = 0;
let timer;
// Events that aren't acknowledged.
let sent = [];

export const isReady = () => ready;

const transmit = message => socket.send(JSON.stringify(message));

// Sends an event of a node: its kind, and the values that go with it.
export const send = (node, kind, ...values) => {
  const last = sent.at(-1);
  // Without a connection only the last state of a field or of the environment matters.
  if (!ready && last?.[1] == node && last[2] == kind && /text|env|seen/.test(kind)) {
    sent.pop();
    sequence--;
  }
  sent.push([++sequence, node, kind, ...values]);
  if (/press|on|pick|files/.test(kind)) element(node)?.setAttribute('data-busy', sequence);
  if (ready) transmit(sent.at(-1));
  else connect();
};

// Says how things stand with the connection, by the name of a text; '' when all is well.
const say = name => {
  status.textContent = name ? info[name] : '';
  status.hidden = !name;
  status.onclick = name == 'taken' && connect;
};

export const connect = () => {
  clearTimeout(timer);
  if (socket?.readyState < 2) return;
  const current = socket =
    new WebSocket(`${location.origin.replace('http', 'ws')}/-/live?w=${info.w}`);
  current.onopen = () => transmit(
    ['hello', { n: patch, life, url: location.pathname + location.search, ...environment() }]);
  current.onmessage = event => current == socket && receive(event.data);
  current.onclose = ({ code }) => {
    if (current != socket) return;
    ready = 0;
    if (code == 4001 || code == 4003) return say(code == 4001 ? 'taken' : 'refused');
    if (tries++) say('offline');
    timer = setTimeout(connect, Math.min(5e3, 300 * 2 ** tries) * (0.5 + Math.random() / 2));
  };
};

// Tries at once, where the person is back or the network is.
export const connectAgain = () => {
  if (doc.hidden || ready) return;
  tries = 0;
  connect();
};

// Asks for all anew, where a patch can't be applied.
const resync = () => {
  if (ready) {
    ready = 0;
    transmit(['resync']);
  }
};

const receive = text => {
  let message;
  try {
    message = JSON.parse(text);
  } catch {}
  if (!(message?.[0] >= 0 && message[1] >= 0)) return resync();
  const [count, acknowledged, ...operations] = message;
  const isWhole = operations.some(operation => operation[0] == 'h');
  const isGreeting = operations[0]?.[0] == 'w';
  if (count && !isWhole && count != patch + 1) return count > patch && resync();
  if (isGreeting && operations[0][2] != life) {
    // Another life: a server that was started again, or a window that was let go.
    [, info.w, life] = operations[0];
    sent = [];
    sequence = 0;
    forgetFields();
  }
  sent = sent.filter(event => event[0] > acknowledged);
  for (const node of all('[data-busy]')) {
    if (node.dataset.busy <= acknowledged) setAttribute(node, 'data-busy');
  }
  try {
    apply(operations);
  } catch {
    return resync();
  }
  if (count) patch = count;
  if ((isGreeting || isWhole) && !ready) {
    ready = 1;
    say(tries = 0);
    sent.forEach(transmit);
    recallFields();
  }
};
