// Patches: what the server changes in the page, without touching what stays.

import { classes } from 'compiler:classes';
import {
  active, all, announce, box, byId, doc, element, focus, hasFocus, info, is, isText, make, near, root, scroller,
} from './page.js';
import { calm } from './environment.js';
import { extras } from './extras.js';
import { isEdited, show } from './fields.js';
import { found } from './found.js';
import { lists, motion, moveRows, setMotion, stay, views, watch } from './reading.js';

const policy = window.trustedTypes?.createPolicy('beckon', { createHTML: text => text });

// The one place in which text becomes markup.
const parse = text => {
  const template = make('template');
  template.innerHTML = policy ? policy.createHTML(text) : text;
  return template.content;
};

// Style rules that come with patches, behind the style sheet.
const sheet = new CSSStyleSheet();
doc.adoptedStyleSheets = [sheet];

// What had the focus in each page of a stack, and before a dialog of the shell.
export const lastFocus = new WeakMap();
let focusBeforeDialog;

// What is to have the focus instead of an element that was taken away with it.
let heir;

// MARK: Elements

// Puts an element elsewhere, where the browser can with its state.
const move = (parent, node, before) =>
  parent.moveBefore && node.isConnected
    ? parent.moveBefore(node, before)
    : parent.insertBefore(node, before);

// Puts a new element in. What comes late waits for its time.
const add = (parent, node, before) => {
  if (near(parent, '[data-late]') || near(node, '[data-late]')) node.hidden = true;
  parent.insertBefore(node, before);
};

// What an element that comes after another one is put before.
const placeAfter = (parent, address) => address ? element(address).nextSibling : parent.firstChild;

const remove = node => {
  if (hasFocus(node)) heir = node.nextElementSibling || node.previousElementSibling || node.parentElement;
  for (const dialog of [node, ...all('dialog', node)]) {
    if (dialog.open) dialog.close?.();
  }
  node.remove();
};

export const setAttribute = (node, name, value) => {
  if (value == null) node.removeAttribute(name);
  else node.setAttribute(name, value);
  if (/^(checked|selected)/.test(name)) node[name] = value != null;
};

// Makes an element like another one. What has a number and stays is kept, and what waits for its time goes on waiting.
const morph = (node, other) => {
  for (const { name } of [...node.attributes]) {
    const isOwn = name == 'open' || name == 'hidden' && near(node, '[data-late]');
    if (!other.hasAttribute(name) && !isOwn) setAttribute(node, name);
  }
  for (const { name, value } of other.attributes) {
    if (node.getAttribute(name) != value && !(name == 'open' && is(node, 'DETAILS'))) {
      setAttribute(node, name, value);
    }
  }
  if (isText(node)) {
    if (!isEdited(node) && !hasFocus(node)) node.value = other.value;
    return;
  }
  let current = node.firstChild;
  for (const wanted of [...other.childNodes]) {
    let kept = wanted.id ? byId(wanted.id) : current;
    if (kept && (kept.nodeName != wanted.nodeName || kept.contains(node) || !wanted.id && kept.id)) {
      kept = null;
    }
    if (!kept) {
      add(node, wanted, current);
      continue;
    }
    if (kept == current) current = current.nextSibling;
    else move(node, kept, current);
    if (wanted.nodeType == 1) morph(kept, wanted);
    else if (kept.data != wanted.data) kept.data = wanted.data;
  }
  while (current) {
    const next = current.nextSibling;
    if (current.nodeType == 1) remove(current);
    else current.remove();
    current = next;
  }
};

// Gives an element other content.
const fill = (node, markup) => {
  watch(node);
  const other = node.cloneNode();
  other.append(parse(markup));
  morph(node, other);
  found(node);
};

// MARK: Operations

// The operations by their names in the protocol.
const operations = {
  // Which window this is.
  w(window) {
    info.w = window;
    const url = new URL(location);
    url.searchParams.set('w', window);
    url.searchParams.delete('from');
    history.replaceState(history.state, '', url);
  },

  // The text of an element.
  t(address, text) {
    const node = element(address);
    watch(node);
    node.textContent = text;
    if (near(node, '[data-ct]') && !calm.matches) node.animate([{ opacity: 0 }, {}], 220);
  },

  // An attribute; null takes it away.
  a(address, name, value) {
    const node = element(address);
    // What has a motion of its own keeps that.
    if (name == 'class' && (motion || node.style.transition) && !near(node, `.${classes.animated}`)) {
      node.style.transition = motion ? motion + 'ms' : '';
    }
    setAttribute(node, name, value);
  },

  // The value of a field.
  v(address, value, revision) {
    const field = element(address);
    if (isText(field)) show(field, value, revision);
    else if (!field.matches('[type=range]:active')) field.value = value;
  },

  // An element comes.
  i(parent, after, markup) {
    const node = element(parent);
    const child = parse(markup).firstElementChild;
    watch(node);
    add(node, child, placeAfter(node, after));
    found(child);
  },

  // An element goes.
  r(address) {
    const node = element(address);
    watch(node.parentElement);
    remove(node);
  },

  // An element moves.
  m(address, parent, after) {
    const node = element(address);
    const target = element(parent);
    const focused = active();
    watch(target);
    move(target, node, placeAfter(target, after));
    if (node.contains(focused)) focus(focused);
  },

  // An element in another one's place.
  p(address, markup) {
    const node = element(address);
    const other = parse(markup).firstElementChild;
    watch(node);
    if (is(node, other.tagName)) morph(node, other);
    else {
      node.before(other);
      remove(node);
    }
    found(element(address));
  },

  // Other content of an element.
  c(address, markup) {
    fill(element(address), markup);
  },

  // All of the content.
  h(markup) {
    fill(root, markup);
  },

  // Style rules: more, or instead of those before.
  s(rules, anew) {
    if (anew) {
      sheet.replaceSync(rules);
      byId('rules')?.remove();
    } else {
      for (const rule of rules.match(/[^{}]+{[^}]*}/g) || []) sheet.insertRule(rule, sheet.cssRules.length);
    }
  },

  // The focus: the heading of a page that was there before means what had the focus in that page.
  f(address) {
    const node = address ? element(address) : focusBeforeDialog;
    const dialog = '[data-shell=dialog]';
    const last = /-h$/.test(address) && lastFocus.get(near(node, `.${classes.navigationPage}`));
    const focused = active();
    if (near(node, dialog) && !near(focused, dialog) && focused != doc.body) focusBeforeDialog = focused;
    focus(last?.isConnected ? last : node);
  },

  // The focus goes.
  b(address) {
    if (near(active(), '#n' + address)) active().blur();
  },

  // The address, as a new entry of the history or for the present one.
  u(url, isNew, step) {
    history[(isNew ? 'push' : 'replace') + 'State']({ step }, '', url);
  },

  // Back to the entry of a step.
  async g(step) {
    (await extras()).goBack(step);
  },

  // The title.
  d(title) {
    doc.title = title;
  },

  // Another page, in a tab of its own, or another program.
  o(url) {
    if (/^(http|\/)/.test(url)) window.open(url, '_blank', 'noopener');
    else location = url;
  },

  // A file to keep.
  y(url) {
    const link = make('a');
    link.href = url;
    link.download = '';
    link.click();
  },

  // Files that the person is to choose.
  async k(address, several) {
    (await extras()).choose(address, several);
  },

  // The clipboard, notifications, other programs.
  async z(...values) {
    (await extras()).give(...values);
  },

  // Scrolls into sight, or an element itself.
  j(address, where) {
    const node = element(address);
    const view = node?.scrollHeight > node?.clientHeight ? node : scroller;
    if (/p|m|\d/.test(where)) view.scrollTo({ top: where == 'top' ? 0 : where == 'bottom' ? 1e7 : where });
    else node?.scrollIntoView({ block: where });
  },

  // Something for people who don't see the page.
  l: announce,

  // How the changes of this patch are animated: a name and seconds.
  x(address, effect) {
    setMotion(calm.matches ? 0 : (effect.split(' ')[2] || 0.35) * 1000);
  },

  // Closes the page.
  q() {
    window.close();
  },
};

export const apply = list => {
  // What the page is told to show is shown before it moves on.
  box(root);
  views.clear();
  lists.clear();
  heir = 0;
  setMotion(0);
  for (const [name, ...values] of list) operations[name](...values);
  if (heir && active() == doc.body) focus(heir);
  stay();
  moveRows();
};
