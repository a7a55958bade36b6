// Which events views take: `data-on` names their kinds.

import { announce, near, status } from '../Live/page.js';
import { isReady } from '../Live/channel.js';

// The nearest element around a node that takes one of some kinds of events.
export const taker = (node, ...kinds) => near(node, kinds.map(kind => `[data-on~=${kind}]`).join());

// Takes an event so that nothing else does.
export const take = event => {
  event.preventDefault();
  event.stopPropagation();
};

// Says something for a while, to all people.
export const say = text => {
  announce(text);
  if (!isReady()) return;
  status.textContent = text;
  status.hidden = false;
  setTimeout(() => {
    if (status.textContent == text) status.hidden = true;
  }, Math.max(2500, 60 * text.length));
};
