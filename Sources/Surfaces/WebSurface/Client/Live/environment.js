// What the app knows of the browser: sizes, preferences, zone, whether the page is seen.

import { doc, on, scroller, soon, style } from './page.js';
import { isReady, nudge, send } from './channel.js';

export const [calm, dark, contrast] =
  ['reduced-motion:reduce', 'color-scheme:dark', 'contrast:more'].map(preference =>
    matchMedia(`(prefers-${preference})`));

// The members have their names in the protocol.
export const environment = () => ({
  w: innerWidth,
  h: innerHeight,
  dark: dark.matches,
  contrast: contrast.matches,
  motion: calm.matches,
  tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  text: parseFloat(style(scroller).fontSize) / 16,
  seen: !doc.hidden,
  active: doc.hasFocus(),
});

const tell = soon(() => {
  if (isReady()) send(0, 'env', environment());
}, 200);

for (const media of [calm, dark, contrast]) on('change', tell, media);
on('resize focus blur', tell, window);
// Each may be the end of a time without a line, or show that it is broken: what is told has to be confirmed.
on('visibilitychange', () => {
  tell();
  if (!doc.hidden) nudge();
});
on('online', () => {
  tell();
  nudge();
}, window);
on('pageshow', () => nudge(), window);
