// The page: its elements, their numbers, and short ways to ask for them.

// The browser's names can't be shortened; this one is used often.
export const doc = document;

export const scroller = doc.scrollingElement;
export const byId = id => doc.getElementById(id);
export const root = byId('n0');
// What the server says with the page: its window, its life, limits, and texts for people.
export const info = root.dataset;
// The line that says how things stand with the network.
export const status = byId('net');

export const on = (types, handler, target = doc, options) =>
  types.split(' ').forEach(type => target.addEventListener(type, handler, options));
export const all = (selector, within = doc) => [...within.querySelectorAll(selector)];
export const make = tag => doc.createElement(tag);

// The element of an address in a patch: 12, or '12-f'.
export const element = address => byId('n' + address);

// The nearest element around a node, itself included, that a selector takes.
export const near = (node, selector) =>
  (node?.nodeType == 1 ? node : node?.parentElement)?.closest(selector);

// The number of the node that an element belongs to; 0 for the window.
export const number = node => {
  while (node && !/^n\d+$/.test(node.id)) node = node.parentElement;
  return node ? +node.id.slice(1) : 0;
};

export const is = (node, tag) => node?.tagName == tag;
export const isText = field => /text|pass|search|mail|url|tel/.test(field?.type);
export const style = node => getComputedStyle(node);
export const box = node => node.getBoundingClientRect();
export const active = () => doc.activeElement;
export const hasFocus = node => node.contains(active());
export const stop = event => event.preventDefault();

// A function that runs when it wasn't called for a while.
export const soon = (run, milliseconds) => {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
};

export const focusable =
  'input:not([type=hidden]),textarea,select,button,a[href],summary,[tabindex]';

// Gives the focus to an element, to the first one within that takes it, or to one around.
export const focus = node => {
  const taker = node
    && (node.matches(focusable) ? node : node.querySelector(focusable) || near(node, '[tabindex]'));
  taker?.focus({ preventScroll: true });
};

// Says something to people who don't see the page.
export const announce = text => {
  byId('say').textContent = text;
};
