// Shows the error of `index.html` while the page is empty: an exception in any module, or one that React reports after it has emptied the page.
for (const type of ['error', 'unhandledrejection'])
  window.addEventListener(type, () => document.documentElement.classList.add('start-error'));

// After the listeners: the modules that it imports run first.
void import('./start.tsx');
