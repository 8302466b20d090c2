// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range that systems use for outgoing connections, so that none takes the port before its server listens or restarts. */
const [FIRST, COUNT] = [10_000, 20_000];

/** A free TCP port. */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
