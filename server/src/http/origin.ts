import type { FastifyRequest } from 'fastify';

/** Scheme and host under which shoppers reach the shop: the configured public URL, otherwise the one in the request. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  const origin = `${protocol}://${host}`;
  // The Host header is arbitrary text.
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}
