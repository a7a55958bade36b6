// Fields of text. The text belongs to the person who types it; what the server says of older edits is merged.

import { hasFocus, info, isText, number, on, status } from './page.js';
import { say, send } from './channel.js';

// For each field how often it was edited, and the last edits as [revision, text].
let edits = new WeakMap();
// The field in which an input method composes, and what is to be shown in it after that.
let composing;
let waiting = [];

const editsOf = field => edits.get(field)
  || edits.set(field, { revision: 0, last: [], text: field.defaultValue }).get(field);

export const isEdited = field => editsOf(field).revision;

// The person went on to something else.
const left = field => send(number(field), 'done');

// What stood in a field before the last edit.
export const textBefore = field => editsOf(field).before;

// Whether a text is longer than a message may be, which is counted where it may be so.
const isTooLong = text =>
  text.length > info.longest / 6 && new Blob([JSON.stringify(text)]).size > info.longest - 99;

export const edit = field => {
  const own = editsOf(field);
  const text = field.value;
  if (isTooLong(text)) {
    // As a field with a greatest length: what doesn't fit isn't taken.
    put(field, own.text);
    return say('toolong');
  }
  if (status.textContent == info.toolong) say();
  own.before = own.text;
  own.text = text;
  own.last = [...own.last.slice(-20), [++own.revision, text]];
  send(number(field), 'text', text, own.revision);
};

// Sets the text of a field and keeps the caret where it is in the text.
export const put = (field, text) => {
  const old = field.value;
  const caret = field.selectionStart;
  if (old == text) return;
  field.value = text;
  if (hasFocus(field) && caret != null) {
    // What comes into an empty field is written on behind it.
    const place = old && text.startsWith(old.slice(0, caret))
      ? caret
      : Math.max(0, text.length - old.length + caret);
    field.setSelectionRange(place, place);
  }
};

// Shows a text of the server's, which knows the field up to a revision.
export const show = (field, text, revision = 0) => {
  if (field == composing) return waiting.push([field, text, revision]);
  const own = editsOf(field);
  const value = field.value;
  const known = own.last.find(each => each[0] == revision)?.[1];
  if (revision >= own.revision) {
    own.text = text;
    return put(field, text);
  }
  if (known == null || value == text) return;
  if (value.startsWith(known)) put(field, text + value.slice(known.length));
  else if (value.endsWith(known)) put(field, value.slice(0, -known.length) + text);
  else return;
  edit(field);
  // What is merged after the person went on stands at once.
  if (!hasFocus(field)) left(field);
};

// What a server knows of the fields that is started anew.
export const forgetFields = () => {
  edits = new WeakMap();
};

on('beforeinput', ({ target: field }) => {
  if (isText(field)) editsOf(field).text = field.value;
});
on('input', ({ target: field, isComposing }) => {
  if (isText(field)) {
    if (!isComposing) edit(field);
  } else if (field.type == 'range') send(number(field), 'num', +field.value);
});
on('compositionstart', event => {
  composing = event.target;
});
on('compositionend', ({ target: field }) => {
  composing = 0;
  if (isText(field)) edit(field);
  waiting.splice(0).forEach(each => show(...each));
});
// Not with 'change': a browser counts what was merged meanwhile as its own doing, and stays silent.
on('focusout', ({ target: field }) => {
  if (isText(field) && isEdited(field)) left(field);
});
