import { paths } from '../../../lib/paths.ts';

/**
 * The path to open after the sign-in, from the sign-in page's parameters: `next` when it is a path of this shop, else
 * the home page.
 */
export function nextPath(parameters: URLSearchParams): string {
  const next = parameters.get('next') ?? '';
  const base = 'http://shop.invalid';
  if (!next.startsWith('/') || !URL.canParse(next, base)) return paths.home();
  // Parsed as by the browser: '//host', '/\host', '/<tab>/host' and '/.//host' are addresses of other sites.
  const { origin, pathname, search, hash } = new URL(next, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : paths.home();
}
