// What a person does with buttons, choices and other controls.

import { classes } from 'compiler:classes';
import { doc, is, near, number, on, stop } from './page.js';
import { isReady, send } from './channel.js';
import { lastFocus } from './patches.js';

on('submit', stop);

on('change', ({ target: field }) => {
  const type = field.type;
  const node = number(field);
  if (type == 'checkbox') send(node, 'on', field.checked);
  else if (/radio|select/.test(type)) send(+field.value, 'pick');
  else if (/date|time/.test(type)) {
    if (field.value) send(node, 'date', field.value);
    // A field without a date at first asks for one after another.
    if (!field.defaultValue) field.value = '';
  } else if (type == 'color') send(node, 'val', field.value);
  else if (type == 'range') send(node, 'num', +field.value);
});

on('click', event => {
  const target = event.target;
  const button = near(target, 'button[name],[data-p],[data-o]');
  const name = button?.name;
  // Beside a dialog, which is what a press on its backdrop is.
  if (is(target, 'DIALOG') && !target.matches(`.${classes.alert}`)) return send(number(target), 'dismiss');
  if (!button || event.defaultPrevented) return;
  const [node, column] = (button.value || button.dataset.p || button.dataset.o).split('.').map(Number);
  // A link that has a page of its own does what links do.
  if (button.target && (!isReady() || event.ctrlKey || event.metaKey || event.shiftKey)) return;
  stop(event);
  // A choice is the end of its menu and of those that it hangs at.
  for (let menu = button; menu = near(menu.parentNode, '[popover]:not(dialog)');) menu.hidePopover();
  if (button.dataset.day != null) send(number(button), 'date', button.value);
  else if (/^[ud]$/.test(name)) send(node, 'step', name == 'u');
  else if (name == 's') send(node, 'sort', column);
  else if (/switch|checkbox/.test(button.role)) send(node, 'on', button.ariaChecked != 'true');
  else send(node, name == 'o' || button.dataset.o ? 'pick' : name == 'x' ? 'dismiss' : 'press');
});

// Which views have the focus, and what had it in each page of a stack.
on('focusin focusout', event => {
  const page = near(event.target, `.${classes.navigationPage}`);
  const comes = event.type == 'focusin';
  if (page && comes) lastFocus.set(page, event.target);
  let view = near(event.target, '[data-focus]');
  for (; view && !view.contains(event.relatedTarget); view = near(view.parentNode, '[data-focus]')) {
    send(number(view), comes ? 'focus' : 'blur');
  }
});

// Escape in a dialog: the app says whether it closes.
on('cancel', event => {
  if (is(event.target, 'DIALOG')) {
    stop(event);
    send(number(event.target), 'dismiss');
  }
}, doc, true);
