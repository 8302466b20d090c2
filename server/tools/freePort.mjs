// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to connections: none takes a port before it is used, or while its server is started anew. */
const [FIRST, COUNT] = [10_000, 20_000];

/** A TCP port that nobody listens on right now. */
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
