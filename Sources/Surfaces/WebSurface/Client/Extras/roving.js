// A list of rows to choose from, and a log, are one stop of the tab key each: arrows lead from row to row, and within a
// row of a log to what it holds. Without scripts each row is a stop. Links before everything else lead to them and to
// the field in which one answers.

import { classes } from 'compiler:classes';
import { active, all, doc, focusable, is, isText, make, near, on, stop, style } from '../Live/page.js';
import { openMenu } from './menus.js';

const log = '[role=log]';
const groups = `${log},.${classes.list}`;
const entry = '[data-entity]';
// Where nothing hovers, what a row is swiped to lies beside it, in a scroller. Both are stops as long as nobody has used
// the tab key.
const swiped = matchMedia('(hover:none)');
let isKeyed;
const passesSwiped = () => isKeyed && swiped.matches;
const isInside = node => {
  const layer = near(node, '[popover],dialog');
  return !layer || passesSwiped() && layer.matches(`.${classes.swipeActions}`);
};
const isShown = node => isInside(node) && node.checkVisibility();

// What stands for a row: in a log what was said, which isn't a control.
const spoken = row => row.querySelector('[role=group][aria-label]') || row.querySelector(focusable);

const stopsOf = group => group.matches(log)
  ? all(`${entry},${focusable}`, group).flatMap(each =>
    each.matches(entry) ? spoken(each) || [] : near(each, entry) || !isInside(each) ? [] : each)
  : all(`.${classes.row}:has(>.${classes.rowCover})`, group).map(row =>
    row.querySelector(`.${classes.rowButton}`) || row.firstChild);

// Where the tab key leads: to what had the focus last, else to the row that is chosen, the first, or the last of a log.
const last = new WeakMap();
const currentOf = (group, stops) => {
  const isLog = group.matches(log);
  const old = last.get(group);
  return stops.includes(old) ? old
    : stops.find(each => !isLog && near(each, `.${classes.selected}`)) || stops.at(isLog ? -1 : 0);
};

const arrange = group => {
  const stops = stopsOf(group);
  if (!stops.length) return;
  const current = currentOf(group, stops);
  // Whether something can be seen isn't asked here: between changes the browser would have to find that out anew each
  // time, for hundreds of elements.
  const scrollers = passesSwiped() ? all(`:has(>.${classes.swipeActions})`, group) : [];
  for (const each of new Set([...stops, ...all(focusable, group).filter(isInside), ...scrollers])) {
    const index = each == current ? 0 : -1;
    if (each.getAttribute('tabindex') != index) each.tabIndex = index;
  }
};

const watched = new WeakSet();
const watcher = new MutationObserver(changes => new Set(changes.map(change => near(change.target, groups)))
  .forEach(group => group && arrange(group)));

export const rove = node => {
  for (const group of [near(node, groups), ...all(groups, node)]) {
    if (!group || watched.has(group)) continue;
    watched.add(group);
    watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['tabindex', 'class'] });
    arrange(group);
  }
};

on('focusin focusout', event => {
  const group = near(event.target, groups);
  if (!group) return;
  const stops = stopsOf(group);
  const row = near(event.target, entry);
  const at = stops.includes(event.target) ? event.target : stops.find(each => near(each, entry) == row);
  if (event.type == 'focusin') last.set(group, at);
  else if (!group.contains(event.relatedTarget)) last.delete(group);
  arrange(group);
});

on('keydown', event => {
  const group = near(event.target, groups);
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
    || !group || isText(event.target) || !isShown(event.target)) return;
  const stops = stopsOf(group);
  const row = near(event.target, entry);
  const at = stops.indexOf(stops.includes(event.target) ? event.target : last.get(group));
  if (at < 0) return;
  const key = event.key;
  if (/^(Arrow(Up|Down)|Home|End)$/.test(key)) {
    const next = key == 'Home' ? 0 : key == 'End' ? stops.length - 1 : at + (key == 'ArrowUp' ? -1 : 1);
    stop(event);
    stops[next]?.focus();
  } else if (/^Arrow/.test(key) && group.matches(log) && row) {
    const inside = [stops[at], ...all(focusable, row).filter(each => each != stops[at] && isShown(each))];
    const isBack = key == (style(group).direction == 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    stop(event);
    inside[inside.indexOf(event.target) + (isBack ? -1 : 1)]?.focus();
  } else if (key == 'Enter' && event.target == stops[at] && !event.target.matches('button,a,input')) {
    stop(event);
    if (!openMenu(event.target, 0, 0)) row?.querySelector(`button.${classes.hoverEffect}`)?.click();
  }
});

// The links, made when somebody goes from element to element by keys.
const skip = make('nav');
skip.className = classes.skipLinks;
on('keydown', event => {
  if (event.key != 'Tab' || skip.contains(active())) return;
  if (!isKeyed) {
    isKeyed = true;
    all(groups).forEach(arrange);
  }
  skip.ariaLabel = doc.title;
  skip.replaceChildren(...all(`[role=list][aria-label],${log}[aria-label],[enterkeyhint=send]`)
    .filter(each => each.checkVisibility()).map(target => {
      const button = make('button');
      button.type = 'button';
      button.textContent = target.ariaLabel;
      button.onclick = () => {
        const stops = is(target, 'UL') || target.matches(log) ? stopsOf(target) : [];
        (currentOf(target, stops) || target).focus();
      };
      return button;
    }));
  if (!skip.isConnected) doc.body.prepend(skip);
});
