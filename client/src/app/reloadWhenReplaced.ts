const RELOADED_AT = 'reloadedAt';
const ONE_MINUTE = 60_000;

/**
 * Loads the page again when a part of its code is gone, because a newer version of the shop has taken the place of the
 * one that is open. Not twice in a minute: then something else is wrong, and the page says so.
 */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing is replaced: the page that is open says more than the browser's own.
    if (!navigator.onLine) return;
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONE_MINUTE) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
