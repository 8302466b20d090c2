import { decodeUrlPart } from '../lib/decodeUrlPart.ts';

/**
 * A request's address as it can be decoded. One that cannot is taken by its letters: nothing is there, and the page that says
 * so has a way on. The REST door refuses it in its own words.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [pathname = '', ...query] = url.split('?');
  if (decodeUrlPart(pathname) !== null) return url;
  return [pathname.replaceAll('%', '%25'), ...query].join('?');
}
