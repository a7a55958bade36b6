// Gives back what a person did while the server was away, or was started again: see Live/kept.js.

import { all, focus, is, number, root } from '../Live/page.js';
import { sendNoted, unhandled } from '../Live/channel.js';
import { edit, put } from '../Live/fields.js';
import { held, keep, nameOf, place } from '../Live/kept.js';

// How long a press waits for what it belongs to. Text waits until that is shown again.
const patience = 5e3;

// Until when presses wait.
let until;
// The texts of fields as they were when what was given back pressed something.
const pressed = new Map();

const find = (name, isField) => {
  const found = all(name.split('\n')[0], root).filter(node => nameOf(node) == name);
  // A press is meant for one alone.
  return isField || found.length == 1 ? found[0] : undefined;
};

// The text of a field in which something stands, and for which another text was kept.
const merged = (field, { name, before, values: [text] }) => {
  const now = field.value;
  const gone = pressed.get(name);
  // What was sent off meanwhile isn't written again.
  if (gone && !now && text.startsWith(gone)) return text.slice(gone.length);
  if (!now || now == before || text.startsWith(now)) return text;
  return now.includes(text) ? now : now + (is(field, 'TEXTAREA') ? '\n' : ' ') + text;
};

// Writes a text as if it had been typed at its time.
const write = (field, text, { at }) => {
  put(field, text);
  edit(field);
  const note = unhandled().at(-1)?.[1];
  if (note) note.at = at;
};

const give = (note, target) => {
  if (note.kind == 'text') return write(target, merged(target, note), note);
  for (const [name, text] of note.typed || []) {
    const field = text && find(name, true);
    if (field) {
      pressed.set(name, text);
      if (field.value != text) write(field, text, note);
    }
  }
  sendNoted({ ...note, again: 1 }, number(target), note.kind, ...note.values);
};

// One thing after the other, each when the server has answered the one before.
export const giveBack = () => {
  const here = place();
  const now = performance.now();
  if (unhandled().length) return;
  if (here != held.place) {
    held.place = here;
    until = now + patience;
    for (const note of held.notes) note.isAway = 0;
  }
  for (;;) {
    const note = held.notes.find(each => each.place == here && !each.isAway);
    if (!note) break;
    const isField = note.kind == 'text';
    const target = find(note.name, isField);
    if (!target && now < until) return;
    // Only text waits longer: what somebody pressed a while ago isn't what they want now.
    if (!target && isField) note.isAway = 1;
    else held.notes = held.notes.filter(each => each != note);
    if (target) {
      until = now + patience;
      give(note, target);
      return keep();
    }
  }
  if (now > until) held.notes = held.notes.filter(note => note.kind == 'text');
  if (held.focused) focus(find(held.focused, true));
  held.focused = 0;
  pressed.clear();
  keep();
};
