// What new elements need: dialogs are opened, scrollers kept at their end, entities watched, extras loaded.

import { classes } from 'compiler:classes';
import { all, is, number, on, soon } from './page.js';
import { send } from './channel.js';
import { extras, needsExtras } from './extras.js';
import { setAttribute } from './patches.js';
import { atEnd, endKeeper } from './reading.js';

// The elements with entities that can be seen now.
const seen = new Set();
const report = soon(() => {
  send(0, 'seen', [...seen].filter(node => node.isConnected).map(number));
}, 200);
const watcher = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
  report();
});

export const found = node => {
  if (!node) return;
  for (const each of [node, ...all(`[data-entity],[data-end],dialog:not(.${classes.popover})`, node)]) {
    if ('end' in each.dataset && each.end == null) {
      each.end = 1;
      [each, ...each.children].map(child => endKeeper.observe(child));
    }
    if ('entity' in each.dataset) watcher.observe(each);
    // The page has dialogs open for browsers without scripts; with scripts they are modal.
    if (is(each, 'DIALOG') && each.open && !each.matches(`:modal,.${classes.popover}`)) {
      setAttribute(each, 'open');
      each.showModal();
    }
  }
  if (needsExtras(node)) extras().then(script => script.found(node));
};

on('scroll', ({ target }) => {
  if ('end' in target) target.end = atEnd(target);
}, document, true);
