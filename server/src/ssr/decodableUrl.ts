import { decodeUrlPart } from '../lib/text/decodeUrlPart.ts';

/**
 * Escapes the percent signs of a path that cannot be decoded, so that Fastify routes it to the not-found page. Leaves REST
 * paths alone, for which the REST router reports the error.
 */
export function toDecodableUrl(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [pathname = '', ...query] = url.split('?');
  if (decodeUrlPart(pathname) !== null) return url;
  return [pathname.replaceAll('%', '%25'), ...query].join('?');
}
