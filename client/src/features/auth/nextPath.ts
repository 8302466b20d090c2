import { paths } from '../../lib/paths.ts';

const NEXT = 'next';

/** The sign-in page's address. After the sign-in, `next` is opened. */
export function signInPath(next: string): string {
  return `${paths.signIn()}?${new URLSearchParams({ [NEXT]: next })}`;
}

/** The path to open after the sign-in: the parameter `next` when it is a path of this shop, else the home page. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get(NEXT);
  // '//host' and '/\host' are addresses of other sites.
  return next && /^\/(?![/\\])/.test(next) ? next : paths.home();
}
