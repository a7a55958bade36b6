// The option of a list that Enter takes is seen, and what stands above the first one too.

import { doc, near, root } from '../Live/page.js';

new MutationObserver(changes => {
  for (const { target: field } of changes) {
    const option = doc.getElementById(field.getAttribute('aria-activedescendant'));
    const list = near(option, '[role=listbox]');
    if (list && option == list.querySelector('[role=option]')) list.scrollTop = 0;
    else option?.scrollIntoView({ block: 'nearest' });
  }
}).observe(root, { subtree: true, attributes: true, attributeFilter: ['aria-activedescendant'] });
