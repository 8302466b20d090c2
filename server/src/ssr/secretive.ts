/** Their addresses, and those of mistyped links to them, hold a secret, which is for their script alone: it gets into no cache, log or other site. */
const SECRETIVE = ['/resetPassword', '/verifyEmail'];

/** Whether an address is that of a page with a secret, or begins like one. */
export const isSecretive = (url: string): boolean =>
  SECRETIVE.some((secretive) => plainOf(url).startsWith(secretive.toLowerCase()));

/** The address that a page is rendered and known by: where it may hold a secret, without what comes behind the path. */
export function withoutSecret(url: string): string {
  if (!isSecretive(url)) return url;
  return SECRETIVE.find((secretive) => secretive.toLowerCase() === plainOf(url)) ?? pathOf(url);
}

/** A path as the pages' router tells which page it is: case and slashes do not matter. */
const plainOf = (url: string): string =>
  `/${decodeURIComponent(pathOf(url)).split('/').filter(Boolean).join('/')}`.toLowerCase();

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? '';
