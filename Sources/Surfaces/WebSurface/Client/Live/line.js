// The line to the server: when it is opened, how long anything may take, what is sent again. It knows no page and no
// clock of its own, so that tests can lead it through any order of events.
//
//   state       it has                             it ends with
//   connecting  a socket, and a limit              greeting: the socket is open; waiting: it closed, or the limit
//   greeting    a socket, and a limit              live: the server has greeted; waiting: as above
//   live        a socket, and a limit while an     greeting: all is asked for anew; waiting: as above
//               event isn't acknowledged
//   waiting     a limit, longer after each try     connecting: the limit, or a sign that it is worth a try
//   taken       nothing: another page has it       connecting: the person wants it back
//   refused     nothing, for good
//   shutout     nothing, for good
//
// There is one timer, which belongs to the state: who enters a state sets it, and who leaves it stops it. What a
// socket says that isn't the line's any more is not heard.

// How long connecting and greeting may take each, and how long an event may wait while nothing is heard.
const patience = 15e3;
const silence = 2e4;
// A line that ended earlier counts as one more that failed.
const steady = 1e4;

// So many events wait for a line at most, apart from what a person typed and pressed.
const most = 99;

// 4001: another page shows the window; 4003: the page asks for too much; 4004: the browser isn't let in; 1009: a
// message is too long.
const endings = { 4001: 'taken', 4003: 'refused', 4004: 'shutout', 1009: 'refused' };

// Makes a line. What it needs of the world around, by name: `open` makes a socket and tells its listeners, `wait` and
// `stop` are a timer, `now` is a clock in milliseconds, `random` a number below 1; `hello` is what a greeting says
// besides; `apply` shows what the server sends, `handled` what it has handled, `renewed` that it knows nothing of what
// is handed over, `changed` the state.
export const makeLine = (world, patch, life) => {
  let state;
  let socket;
  let timer;
  // How often in a row it failed, and since when it is live.
  let tries = 0;
  let since;
  // The number of the last event of this life, and the events that aren't acknowledged, as [message, note].
  let sequence = 0;
  let sent = [];

  const say = message => socket.send(JSON.stringify(message));
  const transmit = event => {
    const [message, note] = event;
    event.isOut = 1;
    say(note?.again ? ['again', note.id, ...message] : message);
  };

  const limit = (milliseconds, then) => {
    world.stop(timer);
    timer = milliseconds && world.wait(then, milliseconds);
  };
  const enter = (next, milliseconds, then) => {
    state = next;
    limit(milliseconds, then);
    world.changed(next, tries);
  };
  const watch = () => limit(sent.length && silence, lose);

  const lose = code => {
    const old = socket;
    socket = undefined;
    old?.close();
    if (state == 'live' && world.now() - since > steady) tries = 0;
    const end = endings[code];
    if (end) return enter(end);
    tries++;
    enter('waiting', Math.min(5e3, 300 * 2 ** tries) * (0.5 + world.random() / 2), connect);
  };

  const greet = () => {
    enter('greeting', patience, lose);
    say(['hello', { n: patch, life, ...world.hello() }]);
  };

  // Asks for all anew, where a patch can't be applied.
  const resync = () => {
    if (state != 'live') return;
    enter('greeting', patience, lose);
    say(['resync']);
  };

  const hear = text => {
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
      const lost = sent;
      sent = [];
      sequence = 0;
      life = operations[0][2];
      world.renewed(lost);
    }
    const waiting = sent.length;
    sent = sent.filter(event => event[0][0] > acknowledged);
    world.handled(acknowledged);
    try {
      world.apply(operations);
    } catch {
      return isWhole ? lose() : resync();
    }
    if (count) patch = count;
    if (state == 'greeting' && (isGreeting || isWhole)) {
      since = world.now();
      enter('live');
      sent.forEach(transmit);
      watch();
    } else if (state == 'live' && sent.length != waiting) watch();
    if (state == 'live' && !sent.length) world.idle();
  };

  const connect = () => {
    enter('connecting', patience, lose);
    const listeners = {
      opened: () => current == socket && greet(),
      heard: text => current == socket && hear(text),
      closed: code => current == socket && lose(code),
    };
    let current;
    try {
      current = socket = world.open(listeners);
    } catch {
      lose();
    }
  };

  return {
    connect,
    isLive: () => state == 'live',
    // What waits for the server, with its notes.
    unhandled: () => sent,

    // Sends an event, with a note of what it belongs to. A note that has an identity already is of an earlier life.
    send(message, note) {
      const last = sent.at(-1);
      // Who is away for long doesn't come back with every movement of the pointer.
      if (!note && state != 'live' && sent.length > most) return sequence;
      // Of what nobody has heard yet only the last state of a field or of the environment matters.
      if (last && !last.isOut && last[0][1] == message[0] && last[0][2] == message[1]
        && /text|env|seen/.test(message[1])) {
        sent.pop();
        sequence--;
      }
      const event = [[++sequence, ...message], note];
      if (note) note.id ??= life + '.' + sequence;
      sent.push(event);
      if (state == 'live') {
        transmit(event);
        if (sent.length == 1) watch();
      }
      return sequence;
    },

    // The person is back, or the network is.
    nudge() {
      if (socket?.readyState > 1) lose();
      if (state == 'waiting') connect();
    },
  };
};
