// Runs in the head of every page, before its code has loaded. See README.md in this folder.

// Storage may throw, or be null (see lib/storage.ts).
const tryStorage = (use) => {
  try {
    return use();
  } catch {
    return null;
  }
};
const hasToken = () => tryStorage(() => localStorage.getItem('token'));

// Hides the Sign In link from a signed-in shopper until hydration.
if (hasToken()) document.documentElement.classList.add('signed-in');

// Holds back clicks on buttons and inputs until hydration. Links and forms with an action work by themselves.
window.earlyClicks = [];
window.holdClick = (event) => {
  const control = event.target.closest('button, input[type=checkbox], input[type=radio]');
  if (!control || control.form?.hasAttribute('action')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('aria-busy', 'true');
  earlyClicks.push({ control, event });
};
addEventListener('click', holdClick, true);

// Loads the page's code once the page is painted with its pictures, which the code would delay on a slow line; at the latest
// after three seconds. It is loaded at once when the shopper uses the page, or when the server has sent an empty one.
let isCodeRequested = false;
const loadCode = () => {
  const modules = JSON.parse(document.getElementById('modules')?.textContent ?? '[]');
  if (isCodeRequested || modules.length === 0) return;
  isCodeRequested = true;
  const append = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  for (const href of modules) append('link', { rel: 'modulepreload', href });
  append('script', { type: 'module', src: modules[0] });
};
for (const type of ['pointerdown', 'keydown']) addEventListener(type, loadCode);
// A task after an animation frame runs when the frame has been painted.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadCode)));
addEventListener('DOMContentLoaded', () => {
  if (document.getElementById('root').firstElementChild) setTimeout(loadCode, 3000);
  else loadCode();
});

// While a new version is deployed, the server that is asked for the page's code may have another one. Then the page is loaded again: as
// by `lib/page/reloadOnce.ts`, which is loaded with the code, at most once a minute.
const reloadOnce = () =>
  tryStorage(() => {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem('reloadedAt')) < 60_000) return false;
    sessionStorage.setItem('reloadedAt', String(Date.now()));
    location.reload();
    return true;
  });

// Shows an error when the page's code fails to load again, or has not loaded after ten seconds.
const showLoadError = ({ target }) => {
  if (!holdClick || (target !== window && target.localName !== 'script')) return;
  if (target === window || !reloadOnce()) document.documentElement.classList.add('load-error');
};
addEventListener('error', showLoadError, true);
addEventListener('unhandledrejection', showLoadError);
setTimeout(() => showLoadError({ target: window }), 10_000);

// Before hydration, a sign-out in another tab reloads the page, which may show the shopper's data.
addEventListener('storage', ({ key }) => {
  if (holdClick && (key === 'token' || key === null) && !hasToken()) location.reload();
});

// Fixes the header to the top on scrolling. Not in React, so that it works before hydration.
const fixHeader = () => document.documentElement.classList.toggle('scrolled', scrollY > 100);
addEventListener('scroll', fixHeader, { passive: true });
