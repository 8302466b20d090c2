import { paths } from '../../../lib/paths.ts';

/**
 * The path to open after the sign-in, from the sign-in page's parameters: `next` when it is a path of this shop, else
 * the home page.
 */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next');
  // '//host' and '/\host' are addresses of other sites.
  return next && /^\/(?![/\\])/.test(next) ? next : paths.home();
}
