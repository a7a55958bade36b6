// The clipboard, what is shared with other programs, and notifications beside the page.

import { classes } from 'compiler:classes';
import { all, doc, focus, info, isText, make, near, number, on, stop } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { brought, upload } from './files.js';
import { say, take, taker } from './kinds.js';

const copy = async text => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where pages may not use the clipboard, a field is copied from.
    const field = make('textarea');
    const focused = doc.activeElement;
    field.value = text;
    field.className = classes.screenReader;
    (doc.querySelector(':modal') || doc.body).append(field);
    field.select();
    doc.execCommand('copy');
    field.remove();
    focus(focused);
  }
  say(info.copied);
};

// Shows a notification, where that is allowed and nobody looks at the page. On some devices only a worker may.
const notify = (title, body, tag, notice) => {
  if (window.Notification?.permission != 'granted' || !doc.hidden && doc.hasFocus()) return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
      const shown = doc.querySelector(`[data-shell=notice][data-part="${+notice}"]`);
      // The first button of a notice closes it, the second is its first action.
      all('button', shown || make('p'))[1]?.click();
    };
  } catch {}
};

// Gives something to the clipboard or to other programs.
export const give = async (kind, ...values) => {
  if (kind == 'copy') return copy(values[0]);
  if (kind == 'copyat') return copy(new URL(values[0], location).href);
  if (kind == 'notify') return notify(...values);
  if (kind == 'allow') return window.Notification?.requestPermission();
  const [title, text, url] = values;
  const shared = {};
  if (title) shared.title = title;
  if (text) shared.text = text;
  const address = url && new URL(url, location).href;
  if (url) shared.url = address;
  if (navigator.share) {
    try {
      return await navigator.share(shared);
    } catch (problem) {
      // The person thought better of it.
      if (problem.name == 'AbortError') return;
    }
  }
  copy(address || text);
};

on('copy cut', event => {
  const view = taker(doc.activeElement, 'copy');
  if (view && !isText(event.target) && getSelection().isCollapsed) {
    stop(event);
    send(number(view), event.type);
  }
});

on('paste', event => {
  const view = near(doc.activeElement, '[data-on~=paste],[data-on~=drop],[data-files]');
  const files = brought(event.clipboardData);
  if (view && files[0] && (!isText(event.target) || event.clipboardData.files[0])) {
    stop(event);
    upload(files, number(view));
  }
});

// Buttons that share, and buttons that paste.
on('click', async event => {
  const sharing = taker(event.target, 'share');
  const pasting = near(event.target, 'button[data-on~=paste],[data-on~=paste]>button');
  if (sharing) {
    take(event);
    return send(number(sharing), 'share');
  }
  if (!pasting) return;
  take(event);
  const files = [];
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find(each => /^image/.test(each))
        || item.types.find(each => each == 'text/plain') || item.types[0];
      files.push(new File([await item.getType(type)], '', { type }));
    }
  } catch {}
  if (files[0]) upload(files, number(pasting));
  else say(info.nothingtocopy);
}, doc, true);
