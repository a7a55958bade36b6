// Texts that count: the time since or until a moment, and timers over a span.

import { all, doc } from '../Live/page.js';

const twoDigits = number => (number + '').padStart(2, '0');

// 1:02:03, or 62:03 where minutes are the largest unit.
const clock = (seconds, inMinutes) => {
  const minutes = Math.floor(seconds / 60);
  const hours = inMinutes ? 0 : Math.floor(minutes / 60);
  const start = hours ? hours + ':' + twoDigits(minutes % 60) : minutes;
  return start + ':' + twoDigits(Math.floor(seconds % 60));
};

// The two largest units of a span, as the page's language writes them.
const units = seconds => {
  const parts = [[86400, 'day'], [3600, 'hour'], [60, 'minute'], [1, 'second']].flatMap(([length, unit]) => {
    const count = Math.floor(seconds / length);
    seconds -= count * length;
    return count ? [[count, unit]] : [];
  }).slice(0, 2);
  return (parts.length ? parts : [[0, 'second']]).map(([count, unit]) =>
    new Intl.NumberFormat(doc.documentElement.lang, { style: 'unit', unit, unitDisplay: 'short' })
      .format(count)).join(', ');
};

const text = ({ live: kind, up, min, from: start, to: end }) => {
  const now = Date.now();
  const from = +start;
  const to = +end;
  const away = Math.abs(now - to) / 1000;
  const within = Math.min(Math.max(now, from), to);
  if (/timer$/.test(kind)) {
    return clock(from < to ? (up == null ? to - within : within - from) / 1000 : away, min != null);
  }
  if (/relative$/.test(kind)) return units(away);
  if (/offset$/.test(kind)) return (now < to ? '+' : '\u2212') + units(away);
};

setInterval(() => {
  for (const time of all('time[data-live]')) {
    const shown = text(time.dataset);
    if (shown != null && time.textContent != shown) time.textContent = shown;
  }
}, 1000);
