import { paths } from '../../lib/paths.ts';

const NEXT = 'next';

/** The sign-in page's address that brings the shopper back to `path` afterwards. */
export function signInThenTo(path: string): string {
  return `${paths.signIn()}?${new URLSearchParams({ [NEXT]: path })}`;
}

/** Where to go after signing in: `next` of the address when it is a path of this shop, else the home page. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get(NEXT);
  // '//host' and '/\host' are addresses of other sites.
  return next && /^\/(?![/\\])/.test(next) ? next : paths.home();
}
