// Menus of the pointer and of the menu key: the app's own, and after it what else may be done, by name.

import { classes } from 'compiler:classes';
import { all, box, doc, focus, info, isText, make, near, number, on, stop } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { say, take, taker } from './kinds.js';
import { beside, shift } from './rows.js';

// The item that was picked up by the menu, to be put elsewhere.
let picked;

// What may be done with a node, as [name, function].
const entries = node => {
  const row = taker(node, 'order');
  const actor = near(node, '[data-acts]');
  const item = taker(node, 'drag');
  const target = taker(node, 'drop');
  const list = taker(node, 'refresh');
  const found = [];
  if (actor) {
    for (const name of actor.dataset.acts.split('\n')) {
      // These have keys of their own.
      if (!/^(escape|magicTap|delete|showMenu)$/.test(name)) {
        found.push([name, () => send(number(actor), 'act', name)]);
      }
    }
  }
  if (row && beside(row)) found.push([info.moveup, () => shift(row)]);
  if (row && beside(row, true)) found.push([info.movedown, () => shift(row, true)]);
  if (item) {
    found.push([info.pickup, () => {
      picked = number(item);
      say(info.pickedup);
    }]);
  }
  if (target && picked) {
    found.push([info.puthere, () => {
      send(number(target), 'item', picked, 0, 0);
      picked = 0;
    }]);
  }
  if (list) found.push([info.refresh, () => send(number(list), 'refresh')]);
  return found;
};

// Whether a view shows its menu itself, as one action among its own. Of a link, and of words that are chosen, the
// browser's own menu is wanted.
const showsItself = view => view && /^showMenu$/m.test(view.dataset.acts);
const asksBrowser = node => near(node, 'a[href]') || isText(node) || !getSelection().isCollapsed;

// Opens the menu of a node at a place; says whether there is one.
export const openMenu = (node, x, y) => {
  const holder = near(node, '[data-menu],[data-acts]');
  if (holder && !holder.dataset.menu && showsItself(holder)) {
    if (asksBrowser(node)) return;
    send(number(holder), 'act', 'showMenu');
    return true;
  }
  let menu = doc.getElementById(near(node, '[data-menu]')?.dataset.menu);
  const list = isText(node) ? [] : entries(node);
  const focused = doc.activeElement;
  if (!menu && !list.length) return;
  const own = make('div');
  own.className = `${classes.vstack} ${classes.own}`;
  for (const [name, act] of list) {
    const button = make('button');
    button.type = 'button';
    button.role = 'menuitem';
    button.className = `${classes.button} ${classes.menuItem}`;
    button.textContent = name;
    button.onclick = () => {
      menu.hidePopover();
      act();
    };
    own.append(button);
  }
  if (!menu) {
    menu = make('div');
    menu.popover = 'auto';
    menu.role = 'menu';
    menu.className = classes.menuPopover;
    doc.body.append(menu);
  }
  menu.append(own);
  menu.addEventListener('toggle', function closed(event) {
    if (event.newState == 'open') return;
    menu.removeEventListener('toggle', closed);
    own.remove();
    if (!menu.id) menu.remove();
    if (doc.activeElement == doc.body) focus(focused);
  });
  menu.showPopover();
  menu.style.left = Math.max(0, Math.min(x, innerWidth - menu.offsetWidth)) + 'px';
  menu.style.top = Math.max(0, Math.min(y, innerHeight - menu.offsetHeight)) + 'px';
  focus(menu);
  return true;
};

on('contextmenu', event => {
  const bounds = box(event.target);
  if (openMenu(event.target, event.clientX || bounds.left, event.clientY || bounds.bottom)) stop(event);
});

// What hangs at a button and leaves the rest in use goes with a press beside it and with Escape.
export const hanging = node => {
  const open = all(`.${classes.popover}[open]`).at(-1);
  const dialog = all(':modal').at(-1);
  return open && !near(node, ':popover-open:not(dialog)') && (!dialog || dialog.contains(open)) ? open : 0;
};

export const letGo = (event, open) => {
  take(event);
  send(number(open), 'dismiss');
  if (open.contains(doc.activeElement)) focus(open.previousElementSibling);
};

// What a shortcut presses is meant, though something hangs elsewhere that may be on its way out already.
on('click', event => {
  const open = hanging(event.target);
  if (!open || open.contains(event.target)) return;
  if (event.isTrusted) letGo(event, open);
  else send(number(open), 'dismiss');
}, doc, true);
