/**
 * Shows the error of `index.html` while the page is empty. The first import of the desk, so that it also reports an exception in another
 * module; React reports one that empties the page.
 */
for (const type of ['error', 'unhandledrejection'])
  window.addEventListener(type, () => document.documentElement.classList.add('start-error'));
