// Keys that each window knows: of the palette, of undo, of fields.

import { is, isText, near, number, on, stop } from './page.js';
import { send } from './channel.js';
import { isEdited } from './fields.js';

on('keydown', event => {
  const target = event.target;
  const hasCommand = event.ctrlKey || event.metaKey;
  const key = event.key[1] ? event.key : event.key.toUpperCase();
  const take = (...message) => {
    stop(event);
    send(...message);
  };
  if (event.isComposing) return;
  if (hasCommand && key == 'K') return take(0, 'key', 'palette');
  // The browser undoes what was typed.
  if (hasCommand && key == 'Z' && !(isText(target) && isEdited(target))) {
    return take(0, 'key', event.shiftKey ? 'redo' : 'undo');
  }
  if (hasCommand || event.altKey) return;
  // Arrows up and down, pages up and down, Enter: they choose in a list that a field rules.
  if (near(target, '[data-k]') && /p$|n$|Enter/.test(key)) {
    return take(0, 'key', key.replace('Arrow', '').replace(/^./, letter => letter.toLowerCase()));
  }
  if (key == 'Enter' && isText(target)
    && (is(target, 'INPUT') || target.enterKeyHint == 'send' && !event.shiftKey)) {
    return take(number(target), 'submit');
  }
  if (key == 'Escape' && !near(target, ':modal,:popover-open')) return send(0, 'key', 'escape');
});
