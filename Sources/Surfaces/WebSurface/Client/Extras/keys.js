// Keys: shortcuts, groups within which arrows lead on, and those that views take while the focus is in them.

import { all, doc, isText, near, number, on, stop, style } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { take, taker } from './kinds.js';
import { hanging, letGo } from './menus.js';
import { shift } from './rows.js';
import { chooseHeight, detents, grabber } from './sheets.js';

const groups = '[role=tablist],[role=listbox],[role=menu],[role=tree]';
const members = '[role=tab],[role=option],[role^=menuitem],[role=treeitem]';

on('keydown', event => {
  const target = event.target;
  const hasCommand = event.ctrlKey || event.metaKey;
  const key = event.key[1] ? event.key : event.key.toUpperCase();
  const isUp = event.key == 'ArrowUp';
  if (event.isComposing) return;
  const open = key == 'Escape' && hanging(target);
  if (open) return letGo(event, open);

  // Keys that a view takes from the field inside.
  const keyed = isText(target) && !hasCommand && !event.altKey && !event.shiftKey && near(target, '[data-keys]');
  if (keyed && keyed.dataset.keys.split(' ').includes(event.key)) {
    take(event);
    return send(number(keyed), 'down', event.key, 0, event.repeat);
  }

  // Shortcuts. While a person types, a key alone is text.
  if (hasCommand || event.altKey || key[1] && (!isText(target) || key == 'Escape')) {
    const name = ['Control', 'Alt', 'Shift', 'Meta']
      .filter(modifier => event.getModifierState(modifier)).concat(key).join('+');
    const buttons = all('[aria-keyshortcuts]', all(':modal').at(-1) || doc).filter(each =>
      each.getAttribute('aria-keyshortcuts').split(' ').includes(name) && !each.disabled);
    // Of several one that is seen. Escape ends only what is seen; others are heard in a closed menu too.
    const button = buttons.find(each => each.checkVisibility()) || key != 'Escape' && buttons[0];
    if (button) {
      take(event);
      return button.click();
    }
  }

  const row = taker(target, 'order');
  if (row && event.altKey && (isUp || event.key == 'ArrowDown')) {
    take(event);
    return shift(row, !isUp);
  }
  if (hasCommand || event.altKey) return;

  const handle = near(target, grabber);
  if (handle && /^Arrow(Up|Down)$/.test(event.key)) {
    const dialog = near(handle, 'dialog');
    const heights = detents(dialog);
    if (heights) {
      take(event);
      return chooseHeight(dialog, +heights.dataset.d + (isUp ? 1 : -1));
    }
  }

  const group = near(target, groups);
  if (group && /^(Arrow|Home|End)/.test(key) && !isText(target)) {
    const items = all(members, group).filter(each => !each.disabled && each.checkVisibility());
    const isBack = isUp || key == (style(group).direction == 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    take(event);
    const next = key == 'Home'
      ? 0
      : key == 'End' ? -1 : (items.indexOf(near(target, '[role]')) + (isBack ? -1 : 1)) % items.length;
    return items.at(next)?.focus();
  }
  if (isText(target)) return;

  const view = taker(target, 'key', 'command');
  const deletable = taker(target, 'delete');
  const adjustable = taker(target, 'adjust');
  const actor = near(target, '[data-acts]');
  if (adjustable && /^Arrow(Up|Down)$/.test(event.key)) {
    stop(event);
    return send(number(adjustable), 'step', isUp);
  }
  if (actor && key == 'Escape' && /^escape$/m.test(actor.dataset.acts)) {
    take(event);
    return send(number(actor), 'act', 'escape');
  }
  if (actor && key == 'Delete' && /^delete$/m.test(actor.dataset.acts)) {
    take(event);
    return send(number(actor), 'act', 'delete');
  }
  if (deletable && event.key == 'Delete') {
    stop(event);
    return send(number(deletable), 'delete');
  }
  if (view && event.key.length < 16) {
    send(
      number(target) || number(view), 'down', event.key,
      event.shiftKey + 2 * event.ctrlKey + 4 * event.altKey + 8 * event.metaKey, event.repeat);
    // Keys that move in a grid don't scroll it.
    if (target == view && /^Arrow|^ $/.test(event.key)
      || near(target, '[role=grid]') && /^(Arrow|Page|Home|End)/.test(event.key)) stop(event);
  }
}, doc, true);
