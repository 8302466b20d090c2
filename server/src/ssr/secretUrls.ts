/** Pages whose URL carries a one-time token for their script: it must not get into a cache, a log or a Referer header. */
const PATHS_WITH_TOKEN = ['/resetPassword', '/verifyEmail'];

/** Whether a URL is, or begins like, that of a page with a token. Mistyped links carry the token, too. */
export const hasTokenInUrl = (url: string): boolean =>
  PATHS_WITH_TOKEN.some((path) => normalize(url).startsWith(path.toLowerCase()));

/** The URL that a page is rendered for and logged by: without query where that may hold a token. */
export function withoutToken(url: string): string {
  if (!hasTokenInUrl(url)) return url;
  return PATHS_WITH_TOKEN.find((path) => path.toLowerCase() === normalize(url)) ?? pathOf(url);
}

/** A path as the client's router compares it: case and repeated slashes do not matter. */
const normalize = (url: string): string =>
  `/${decodeURIComponent(pathOf(url)).split('/').filter(Boolean).join('/')}`.toLowerCase();

export const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? '';
