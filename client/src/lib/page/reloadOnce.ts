import { sessionStore } from '../session/storage.ts';

/** Key in the tab's storage. */
export const RELOADED_AT = 'reloadedAt';
const ONE_MINUTE = 60_000;

/**
 * Reloads the page because its code could not be loaded, most likely because a new version of the shop was deployed. Reloads
 * at most once a minute, so that another cause makes no loop, and never offline.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (!navigator.onLine) return false;
  if (Date.now() - Number(sessionStore.getItem(RELOADED_AT)) < ONE_MINUTE) return false;
  // What is not stored would not stop the next reload.
  if (!sessionStore.setItem(RELOADED_AT, String(Date.now()))) return false;
  reload();
  return true;
}
