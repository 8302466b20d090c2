import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a line treats bytes and connections:
 * - `open`: forwards all bytes
 * - `stalled`: holds the bytes back until it is open again
 * - `dead`: drops all bytes of old and new connections, without closing them (half-open connections)
 * - `mute`: forwards requests and drops responses
 * - `refusing`: resets new connections
 */
export type LineState = 'open' | 'stalled' | 'dead' | 'mute' | 'refusing';

/** A TCP proxy between two processes that can simulate network faults. */
export interface Line {
  port: number;
  set(state: LineState): void;
  /** Closes all connections at once. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a line to a local port. @param target returns the port for each new connection; null closes the connection */
export async function openLine(target: () => number | null): Promise<Line> {
  let state: LineState = 'open';
  const pairs = new Set<Pair>();

  const server = createServer((near) => {
    const port = target();
    near.on('error', () => {});
    if (state === 'refusing' || port === null) {
      near.resetAndDestroy();
      return;
    }
    const pair = joinPair(near, connect(port, '127.0.0.1'), state);
    pairs.add(pair);
    pair.gone.then(() => pairs.delete(pair));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    for (const pair of pairs) pair.cut();
  };
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next;
      for (const pair of pairs) pair.set(next);
    },
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Pair {
  set(state: LineState): void;
  cut(): void;
  gone: Promise<void>;
}

function joinPair(near: Socket, far: Socket, first: LineState): Pair {
  let state = first;
  /** Bytes were dropped, so the connection stays unusable when the line is open again. */
  let hasLostBytes = false;
  let resolveGone = () => {};
  const gone = new Promise<void>((resolve) => {
    resolveGone = resolve;
  });
  const cut = () => {
    near.destroy();
    far.destroy();
    resolveGone();
  };
  const closeHandler = (other: Socket) => () => {
    // The other end must not notice the close while the line drops or holds everything.
    if (state === 'open' && !hasLostBytes) cut();
    else if (other.destroyed) resolveGone();
  };
  const dropsBytes = (from: Socket) => hasLostBytes || state === 'dead' || (state === 'mute' && from === far);
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.setNoDelay(true);
    from.on('error', () => {});
    from.on('data', (chunk) => {
      if (dropsBytes(from)) hasLostBytes = true;
      else if (!to.destroyed && !to.write(chunk)) from.pause();
    });
    to.on('drain', () => {
      if (state !== 'stalled') from.resume();
    });
    from.on('close', closeHandler(to));
  }
  const set = (next: LineState) => {
    state = next;
    for (const socket of [near, far]) {
      if (next === 'stalled') socket.pause();
      else socket.resume();
    }
    if (next === 'open' && !hasLostBytes && (near.destroyed || far.destroyed)) cut();
  };
  set(first);
  return { set, cut, gone };
}
