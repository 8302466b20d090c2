import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What a line does with the bytes:
 * - `open`: passes them on
 * - `stalled`: keeps them until it is open again
 * - `dead`: swallows them for good, on connections of before and of now, and tells neither end (half-open)
 * - `mute`: passes questions on and swallows the answers
 * - `refusing`: hangs up on everybody who connects
 */
export type LineState = 'open' | 'stalled' | 'dead' | 'mute' | 'refusing';

/** A TCP line between two processes that can be disturbed. */
export interface Line {
  port: number;
  set(state: LineState): void;
  /** Hangs up all its connections at once. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a line to a port of this machine; the port is asked for anew with each connection, and null hangs up. */
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
  /** A connection that has lost bytes is of no use any more, also when the line is mended. */
  let spoilt = false;
  let ended = () => {};
  const gone = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const cut = () => {
    near.destroy();
    far.destroy();
    ended();
  };
  const hangUp = (other: Socket) => () => {
    // Nobody hears of it through a line that swallows or keeps everything.
    if (state === 'open' && !spoilt) cut();
    else if (other.destroyed) ended();
  };
  const swallows = (from: Socket) => spoilt || state === 'dead' || (state === 'mute' && from === far);
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.setNoDelay(true);
    from.on('error', () => {});
    from.on('data', (chunk) => {
      if (swallows(from)) spoilt = true;
      else if (!to.destroyed && !to.write(chunk)) from.pause();
    });
    to.on('drain', () => {
      if (state !== 'stalled') from.resume();
    });
    from.on('close', hangUp(to));
  }
  const set = (next: LineState) => {
    state = next;
    for (const socket of [near, far]) {
      if (next === 'stalled') socket.pause();
      else socket.resume();
    }
    if (next === 'open' && !spoilt && (near.destroyed || far.destroyed)) cut();
  };
  set(first);
  return { set, cut, gone };
}
