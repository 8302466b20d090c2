/** A new idempotency key: 128 random bits. Unlike `crypto.randomUUID`, it also works without TLS, as in a local network. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
