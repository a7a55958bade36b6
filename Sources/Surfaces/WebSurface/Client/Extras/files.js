// Files, and texts from elsewhere. One that takes a while says how far it is, and can be called off with all that
// follow.

import { doc, info, make, near, number, on, status } from '../Live/page.js';
import { send } from '../Live/channel.js';
import { say, take } from './kinds.js';

// A text with values in the places of {0} and {1}.
const filled = (text, ...values) => text.replace(/{(\d)}/g, (_, index) => values[index]);

const short = name => name.length > 40 ? name.slice(0, 28) + '…' + name.slice(-11) : name;

// Sends a file; a promise of its reference. What fails gives a text, what is called off none.
const transfer = (file, node) => new Promise((done, fail) => {
  const request = new XMLHttpRequest();
  const form = new FormData();
  const start = performance.now();
  const line = make('span');
  const button = make('button');
  if (file.size > info.most) {
    return fail(filled(info.toolarge, short(file.name), Math.floor(info.most / 1e6)));
  }
  form.append('file', file, file.name);
  button.type = 'button';
  button.textContent = info.cancel;
  button.onclick = () => request.abort();
  request.upload.onprogress = event => {
    const text = filled(info.uploading, short(file.name), Math.floor(10 * event.loaded / event.total) * 10);
    if (performance.now() - start < 500 || line.isConnected && line.textContent == text) return;
    line.textContent = text;
    if (!line.isConnected) status.replaceChildren(line, button);
    status.hidden = false;
  };
  request.onloadend = () => {
    if (line.isConnected) {
      status.replaceChildren();
      status.hidden = true;
    }
  };
  request.onload = () => (request.status == 200 ? done : fail)(request.responseText);
  request.onerror = () => fail(info.offline);
  request.onabort = () => fail();
  request.open('POST', `/-/upload?w=${info.w}&node=${node}`);
  request.send(form);
});

// Sends files, and then an event with their references.
export const upload = async (files, node, kind = 'files', ...values) => {
  const references = [];
  for (const file of files) {
    try {
      references.push(await transfer(file, node));
    } catch (problem) {
      if (!problem) break;
      say(problem);
    }
  }
  send(node, kind, references, ...values);
};

// Lets the person choose files.
export const choose = (node, several) => {
  const field = make('input');
  field.type = 'file';
  field.multiple = several;
  field.onchange = field.oncancel = () => upload(field.files, node);
  field.click();
};

// The files that were pasted or dropped; a text is a file too.
export const brought = transfer => {
  if (transfer.files[0]) return [...transfer.files];
  const text = transfer.getData('text/plain');
  return text ? [new File([text], '', { type: 'text/plain' })] : [];
};

on('click', event => {
  const button = near(event.target, '[data-files]');
  if (button) {
    take(event);
    choose(number(button), button.dataset.files != 'one');
  }
}, doc, true);
