import type { FastifyRequest } from 'fastify';

/** Scheme and host under which shoppers reach the shop: its public address, or else what the request was sent to. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  const origin = `${protocol}://${host}`;
  // Anybody can send any text as the host.
  return URL.canParse(origin) ? new URL(origin).origin : 'http://localhost';
}
