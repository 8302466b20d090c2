const LEFT_AT = 'leftReplacedAt';
const ONE_MINUTE = 60_000;

/**
 * For code that cannot be had, most likely because a newer version of the shop has taken the place of the one that is open:
 * has `leave` load the shop anew. Not twice in a minute: then something else is wrong.
 * @returns false where the page stays, which is then to say what is missing
 */
export function leaveWhenReplaced(leave: () => void): boolean {
  // Without a network nothing is replaced: the page that is open says more than the browser's own.
  if (!navigator.onLine) return false;
  if (Date.now() - Number(sessionStorage.getItem(LEFT_AT)) < ONE_MINUTE) return false;
  sessionStorage.setItem(LEFT_AT, String(Date.now()));
  leave();
  return true;
}
