// The style sheet of dialogs, which few pages need at first.

import { all, byId, doc, info, make, on } from '../Live/page.js';

let isDressed;

// Before the rules of the page, which are stronger.
const dress = () => {
  if (isDressed) return;
  isDressed = 1;
  if (all(`link[href='${info.dialogs}']`).length) return;
  const link = make('link');
  link.rel = 'stylesheet';
  link.href = info.dialogs;
  doc.head.insertBefore(link, byId('rules'));
};

// A dialog mostly follows on a press or a key, and would be seen a little later.
on('pointerdown keydown', dress);

export const dressIn = node => {
  const selector = 'dialog,[data-shell=dialog],[data-shell=card],[data-shell=notice],[data-shell=activities]>*';
  if (node.matches(selector) || node.querySelector(selector)) dress();
};
