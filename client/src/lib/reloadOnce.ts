const RELOADED_AT = 'reloadedAt';
const ONE_MINUTE = 60_000;

/**
 * Reloads the page because code could not be loaded: most likely a new version of the shop has been deployed, and the
 * open page asks for files that are gone. At most once a minute, since otherwise something else is wrong, and never offline.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (!navigator.onLine) return false;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < ONE_MINUTE) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  reload();
  return true;
}
