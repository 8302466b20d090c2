import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a proxy treats bytes and connections:
 * - `open`: forwards all bytes
 * - `stalled`: delays all bytes until it is `open` again
 * - `dead`: drops all bytes of existing and new connections, but does not close them (half-open connections)
 * - `mute`: forwards requests and drops responses
 * - `refusing`: resets new connections
 */
export type ProxyState = 'open' | 'stalled' | 'dead' | 'mute' | 'refusing';

/** A TCP proxy between two processes that can simulate network faults. */
export interface TcpProxy {
  port: number;
  set(state: ProxyState): void;
  /** Closes all connections now. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free port. @param findPort returns the local port for each new connection; null: the connection is reset */
export async function openProxy(findPort: () => number | null): Promise<TcpProxy> {
  let state: ProxyState = 'open';
  const pairs = new Set<Pair>();

  const server = createServer((client) => {
    const port = findPort();
    client.on('error', () => {});
    if (state === 'refusing' || port === null) {
      client.resetAndDestroy();
      return;
    }
    const pair = createPair(client, connect(port, '127.0.0.1'), state);
    pairs.add(pair);
    pair.closed.then(() => pairs.delete(pair));
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

/** The two sockets of one connection. */
interface Pair {
  set(state: ProxyState): void;
  cut(): void;
  closed: Promise<void>;
}

function createPair(client: Socket, target: Socket, initialState: ProxyState): Pair {
  let state = initialState;
  /** Once bytes are lost, the connection stays unusable, even when the proxy is `open` again. */
  let hasLostBytes = false;
  let resolveClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });
  const cut = () => {
    client.destroy();
    target.destroy();
    resolveClosed();
  };
  const closeHandler = (other: Socket) => () => {
    // The other end must not notice the close while the proxy drops or delays bytes.
    if (state === 'open' && !hasLostBytes) cut();
    else if (other.destroyed) resolveClosed();
  };
  const dropsBytes = (from: Socket) =>
    hasLostBytes || state === 'dead' || (state === 'mute' && from === target);
  for (const [from, to] of [
    [client, target],
    [target, client],
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
  const set = (next: ProxyState) => {
    state = next;
    for (const socket of [client, target]) {
      if (next === 'stalled') socket.pause();
      else socket.resume();
    }
    if (next === 'open' && !hasLostBytes && (client.destroyed || target.destroyed)) cut();
  };
  set(initialState);
  return { set, cut, closed };
}
