// Leads lines through random orders of events against a server that breaks: sockets that close or fall silent in
// either direction, greetings that take long, messages that are lost on their way, programs that are started again.
// `makeLine` stands before it. The value is what went wrong, and how much was tried.

const run = seed => {
  let state = seed;
  const random = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const upTo = most => Math.floor(random() * most);

  // A clock of its own.
  let now = 0;
  let number = 0;
  const due = new Map();
  const at = (then, delay) => {
    due.set(++number, { time: now + delay, then });
    return number;
  };
  const step = () => {
    let first;
    for (const [id, each] of due) {
      if (!first || each.time < due.get(first).time || each.time == due.get(first).time && id < first) first = id;
    }
    if (!first) return false;
    const { time, then } = due.get(first);
    due.delete(first);
    now = time;
    then();
    return true;
  };

  // The server: what it stored outlives it, what it knows of the line doesn't.
  const stored = [];
  let text = '';
  const applied = [];
  let server;
  let isUp = true;
  let isCalm = false;
  const start = () => {
    server = { life: 'life' + upTo(1e9), last: 0, patch: 0, kept: [], socket: undefined };
  };
  start();
  const handle = (socket, message) => {
    const own = server;
    if (message[0] == 'hello') {
      own.socket = socket;
      const hello = message[1];
      if (hello.life == own.life && hello.n >= own.patch - own.kept.length) {
        socket.tell([0, own.last, ['w', 1, own.life]]);
        for (const [count, value] of own.kept) if (count > hello.n) socket.tell([count, own.last, ['t', 1, value]]);
      } else {
        if (hello.life != own.life) {
          own.life += '+';
          own.last = 0;
        }
        own.kept = [];
        socket.tell([++own.patch, own.last, ['w', 1, own.life], ['h', '']]);
      }
      return;
    }
    if (own.socket != socket) return;
    if (message[0] == 'resync') {
      own.kept = [];
      return socket.tell([++own.patch, own.last, ['w', 1, own.life], ['h', '']]);
    }
    const id = message[0] == 'again' ? message[1] : own.life + '.' + message[0];
    const [sequence, , kind, value] = message[0] == 'again' ? message.slice(2) : message;
    if (sequence > own.last) {
      if (sequence != own.last + 1) problems.push(`event ${sequence} follows ${own.last}`);
      own.last = sequence;
      if (kind == 'text') text = value;
      if (kind == 'press' && !stored.includes(id)) {
        stored.push(id);
        applied.push(value);
      }
      if (random() < 0.5) {
        const patch = [++own.patch, value];
        own.kept = [...own.kept, patch].slice(-3);
        // One in many can't be applied.
        return socket.tell([patch[0], own.last, [random() < 0.05 ? '!' : 't', 1, patch[1]]]);
      }
    }
    socket.tell([0, own.last]);
  };

  // A socket, which may fail in each way in which one can.
  const sockets = new Set();
  const open = ({ opened, heard, closed }) => {
    if (!isCalm && random() < 0.02) throw new Error('no socket');
    let isSilent = !isCalm && random() < 0.1;
    let isGone = false;
    let [up, down] = [now, now];
    const latency = () => isCalm ? 5 + upTo(50) : random() < 0.05 ? upTo(4e4) : upTo(400);
    const socket = {
      readyState: 0,
      own: server,
      // Towards the server, in order.
      send(message) {
        if (socket.readyState == 0) throw new Error('sent before it was open');
        if (socket.readyState > 1) return;
        up = Math.max(up, now + latency());
        at(() => {
          // What follows on something that was lost is lost as well.
          if (!isUp || socket.own != server) isGone = true;
          if (!isGone && !isSilent) handle(socket, JSON.parse(message));
        }, up - now);
      },
      // Towards the page, in order.
      tell(message) {
        down = Math.max(down, now + latency());
        at(() => {
          if (socket.readyState == 1 && !isSilent) heard(JSON.stringify(message));
        }, down - now);
      },
      close() {
        socket.readyState = 3;
        // What is on its way may still arrive at the server.
        if (random() < 0.5) isGone = true;
        sockets.delete(socket);
      },
      end(code, isHeard) {
        if (socket.readyState == 3) return;
        if (!isUp || random() < 0.5) isGone = true;
        socket.readyState = 3;
        sockets.delete(socket);
        // A browser that was asleep may never tell.
        if (isHeard) at(() => closed(code), upTo(50));
      },
      fallSilent() {
        isSilent = true;
      },
    };
    sockets.add(socket);
    if (!isSilent) {
      at(() => {
        if (socket.readyState == 3) return;
        if (!isUp) return socket.end(1006, true);
        socket.readyState = 1;
        opened();
      }, latency());
    }
    return socket;
  };

  // The page.
  const problems = [];
  let typed = '';
  const pressed = [];
  let timers = 0;
  let current;
  let returned = [];
  const line = makeLine({
    open,
    wait: (then, milliseconds) => {
      if (++timers > 1) problems.push('two timers');
      const id = at(() => {
        timers--;
        then();
      }, milliseconds);
      return id;
    },
    stop: id => {
      if (id && due.delete(id)) timers--;
    },
    now: () => now,
    random,
    hello: () => ({}),
    apply: operations => {
      if (operations.some(each => each[0] == '!')) throw new Error('not applied');
    },
    handled() {},
    renewed: events => {
      returned = [...events.filter(event => event[1]), ...returned];
    },
    // What was lost is given back one by one.
    idle: () => {
      const next = returned.shift();
      if (next) line.send(next[0].slice(1), { ...next[1], again: 1 });
    },
    changed: next => {
      current = next;
    },
  }, 0, 'page');
  const type = () => {
    typed += String.fromCharCode(97 + upTo(26));
    line.send([7, 'text', typed], {});
  };
  const press = () => {
    pressed.push(pressed.length);
    line.send([8, 'press', pressed.length - 1], {});
  };

  line.connect();
  // For three minutes anything may happen, also that nothing does.
  const end = now + 18e4;
  const happen = () => {
    if (now > end) return;
    const chance = random();
    const socket = [...sockets].at(-1);
    // What is given back comes before what is new.
    const isFree = !returned.length;
    if (chance < 0.3 && isFree) type();
    else if (chance < 0.5 && isFree) press();
    else if (chance < 0.55) line.send([0, 'seen', []]);
    else if (chance < 0.65) socket?.end(1006, random() < 0.8);
    else if (chance < 0.7) socket?.fallSilent();
    else if (chance < 0.75) {
      isUp = false;
      for (const each of sockets) each.end(1001, random() < 0.8);
    } else if (chance < 0.85) isUp = true;
    else if (chance < 0.9) {
      // Killed, and started again.
      for (const each of sockets) each.end(1006, random() < 0.8);
      start();
      isUp = true;
    } else if (chance < 0.97) line.nudge();
    if (!/connecting|greeting|live/.test(current) && !timers) problems.push(`${current} without a timer`);
    at(happen, upTo(3000));
  };
  at(happen, 0);
  while (now <= end && step());
  // From here on all is well.
  isCalm = true;
  isUp = true;
  const calm = now;
  // A line on which nothing is said may have fallen silent: the next event notices.
  while (returned.length && now < calm + 3e5 && step());
  press();
  const isDone = () => line.isLive() && !line.unhandled().length && !returned.length;
  while (!isDone() && now < calm + 3e5 && step());
  const took = now - calm;
  if (!isDone()) problems.push(`${current} and not done after ${took} ms`);
  if (JSON.stringify(applied) != JSON.stringify(pressed)) problems.push(`pressed ${pressed} and applied ${applied}`);
  if (text != typed && typed) problems.push(`typed ${typed} and there is ${text}`);
  return { problems, took, events: pressed.length + typed.length };
};

const wrong = [];
let longest = 0;
let events = 0;
for (let seed = 1; seed <= count; seed++) {
  const { problems, took, events: some } = run(seed);
  longest = Math.max(longest, took);
  events += some;
  if (problems.length && wrong.length < 5) wrong.push(`${seed}: ${problems.slice(0, 3).join('; ')}`);
}
