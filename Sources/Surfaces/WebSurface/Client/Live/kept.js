// What a person typed and pressed, until the server has confirmed it: kept by what it belongs to, which is a place that
// the address names and an element that its words name. It is given back there to a server that doesn't know of it,
// after that was started again or the page was loaded anew: each with the identity that it had, in the order in which
// it was done.

import { active, all, element, isText, near, on, root } from './page.js';
import { send, unhandled } from './channel.js';
import { extras } from './extras.js';
import { forgetFields, isEdited, textBefore } from './fields.js';

// Where it is kept while the page is loaded anew, and how much of it.
const storage = 'beckon';
const most = 200;

// What is to be given back, the oldest first; who had the focus; and the place at which it began.
export const held = { notes: [], focused: '', place: '' };
let count = 0;
// Whether some of it is kept.
let isStored;

export const place = () => {
  const url = new URL(location);
  for (const name of ['w', 'from']) url.searchParams.delete(name);
  return url.pathname + url.search;
};

const words = node => (node.ariaLabel || node.labels?.[0]?.textContent || node.placeholder
  || node.querySelector('[aria-label]')?.ariaLabel || node.textContent).trim().slice(0, 80);

// Whose an element is: its kind, its words, and those of the row or dialog around it.
export const nameOf = node => {
  const around = near(node.parentElement, 'li,tr,dialog,[role=row],[role=listitem]');
  return [node.tagName, words(node), around ? words(around) : ''].join('\n');
};

const fieldOf = node => isText(node) ? node : all('input,textarea', node).find(isText);
const isSecret = field => field.type == 'password';

// Fields with what a person typed into them.
const typed = () => all('input,textarea', root)
  .filter(field => isText(field) && !isSecret(field) && isEdited(field))
  .map(field => [nameOf(field), field.value]);

// A note of what an event belongs to; nothing for one that means nothing later.
export const noteOf = (node, kind, values) => {
  const target = element(node);
  if (!target || !/^(text|press|submit|on|pick|date|num|val|step)$/.test(kind)) return;
  const field = /text|submit/.test(kind) && fieldOf(target);
  if (field ? isSecret(field) : kind == 'text') return;
  const note = { place: place(), name: nameOf(field || target), kind, values, at: ++count };
  // What stood there when the server last knew it.
  const earlier = unhandled().find(([, each]) => each?.kind == 'text' && each.name == note.name);
  if (kind == 'text') note.before = earlier ? earlier[1].before : textBefore(field);
  // What was typed goes along with what is done with it.
  if (/press|submit/.test(kind)) note.typed = typed();
  return note;
};

// What isn't confirmed.
const waiting = () => [...held.notes, ...unhandled().flatMap(([, note]) => note || [])].sort((a, b) => a.at - b.at);

// Keeps it over a time without the page. Says whether all of it is kept.
export const keep = () => {
  const notes = waiting();
  try {
    if (notes.length) sessionStorage.setItem(storage, JSON.stringify(notes));
    else if (isStored) sessionStorage.removeItem(storage);
    isStored = notes.length;
    return isStored <= most;
  } catch {
    return false;
  }
};

// A page that is loaded finds what the one before has left.
try {
  held.notes = JSON.parse(sessionStorage.getItem(storage) || '[]');
  isStored = held.notes.length;
  count = held.notes.at(-1)?.at | 0;
} catch {}
on('pagehide', keep, window);

// A server that knows nothing of what was sent: what stands in the fields is given back as well.
export const comeBack = events => {
  const notes = [...held.notes, ...events.flatMap(([, note]) => note || [])];
  const here = place();
  const others = typed()
    .filter(([name, text]) => text && !notes.some(note => note.kind == 'text' && note.name == name))
    .map(([name, text]) => ({ place: here, name, kind: 'text', values: [text], before: text, at: 0 }));
  const field = active();
  held.notes = [...others, ...notes].sort((a, b) => a.at - b.at).slice(-most);
  held.focused = isText(field) && nameOf(field);
  held.place = '';
  // Who has gone back or forward meanwhile is there.
  const gone = events.findLast(([message]) => message[2] == 'go');
  if (gone) send(...gone[0].slice(1));
  forgetFields();
};

export const giveBack = () => {
  if (held.notes.length || held.focused) extras().then(script => script.giveBack());
  else if (isStored) keep();
};
