// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port that nobody listens on right now. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
