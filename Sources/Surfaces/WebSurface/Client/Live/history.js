// The browser's history: each page above the root of a stack is an entry.

import { on } from './page.js';
import { send } from './channel.js';

on('popstate', event => {
  const content = new URL(location).searchParams.get('content');
  send(0, 'go', event.state?.step | 0, ...(content ? [content] : []));
}, window);
