import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { createSignalHandler, prepareShutdown } from './gracefulShutdown.ts';

function blockEventLoop(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

/** A server whose responses take 100 ms, of which 15 ms block the event loop. */
async function startBusyServer() {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.get('/', async () => {
    blockEventLoop(15);
    await sleep(100);
    return 'done';
  });
  const drained = jest.fn();
  const shutDown = prepareShutdown(app, drained);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { shutDown, drained, port: (app.server.address() as AddressInfo).port };
}

/** @param onConnect called when the system has accepted the connection, possibly before the server has */
const get = (port: number, agent: Agent, onConnect = () => {}) =>
  new Promise<number | string>((resolve) => {
    request({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('socket', (socket) => socket.once('connect', onConnect))
      .on('error', ({ message }) => resolve(message))
      .end();
  });

afterEach(() => jest.restoreAllMocks());

describe('prepareShutdown', () => {
  it('answers all requests that were sent before, and closes idle and incomplete connections', async () => {
    const { shutDown, port } = await startBusyServer();
    const sockets: Socket[] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of sockets) socket.on('error', () => {});
    sockets[1]?.write('GET / HTTP/1.1\r\nHost: incomplete');
    const socketsClosed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    const responses: Promise<number | string>[] = [];
    const connected = Array.from(
      { length: 40 },
      () => new Promise<void>((resolve) => void responses.push(get(port, agent, resolve))),
    );
    await Promise.all([...connected, ...sockets.map((socket) => once(socket, 'connect'))]);
    // The time limit for accepting is not part of this test.
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const closed = shutDown();
    // Simulates a machine that is busy with other work.
    blockEventLoop(300);
    await closed;
    expect(await Promise.all(responses)).toEqual(Array.from({ length: 40 }, () => 200));
    await Promise.all(socketsClosed);
    agent.destroy();
    expect(await get(port, new Agent())).toMatch(/ECONNREFUSED/);
  });

  it('closes keep-alive connections after their last response', async () => {
    const { shutDown, port } = await startBusyServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await get(port, agent)).toBe(200);
    const startedAt = performance.now();
    await shutDown();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    agent.destroy();
  });

  it('ends although health checks go on', async () => {
    const { shutDown, port } = await startBusyServer();
    // The time limit for accepting is not part of this test.
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const checks = setInterval(() => void get(port, new Agent()), 200).unref();
    await expect(shutDown()).resolves.toBeUndefined();
    clearInterval(checks);
  });

  it('serves during the drain time, and asks clients to close their connections', async () => {
    const { shutDown, port, drained } = await startBusyServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const getConnection = () =>
      new Promise<string | undefined>((resolve, reject) => {
        request({ host: '127.0.0.1', port, agent }, (response) => {
          response.resume().on('end', () => resolve(response.headers.connection));
        })
          .on('error', reject)
          .end();
      });
    expect(await getConnection()).toBe('keep-alive');
    const inFlight = getConnection();
    await sleep(50);
    const startedAt = performance.now();
    const closed = shutDown(1000);
    expect(drained).toHaveBeenCalledTimes(1);
    expect(await inFlight).toBe('close');
    while (performance.now() - startedAt < 700) expect(await getConnection()).toBe('close');
    await closed;
    expect(performance.now() - startedAt).toBeGreaterThan(1000);
    agent.destroy();
    expect(await get(port, new Agent())).toMatch(/ECONNREFUSED/);
  });
});

describe('prepareShutdown of a worker that is replaced', () => {
  it('accepts no connections, and serves those that it has during the drain time', async () => {
    const { shutDown, port } = await startBusyServer();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await get(port, agent)).toBe(200);
    const closed = shutDown(300, true);
    expect(await get(port, new Agent())).toMatch(/ECONNREFUSED/);
    expect(await get(port, agent)).toBe(200);
    await closed;
    agent.destroy();
  });
});

describe('createSignalHandler', () => {
  it('closes at the first signal, ignores its forwarded copy, and exits at a second one', () => {
    const [close, exit] = [jest.fn(), jest.fn()];
    const now = jest.spyOn(performance, 'now');
    const onSignal = createSignalHandler({ close, exit });
    for (const [time, closes, exits] of [
      [0, 1, 0],
      [20, 1, 0],
      [1500, 1, 1],
    ] as const) {
      now.mockReturnValue(time);
      onSignal();
      expect([close.mock.calls.length, exit.mock.calls.length]).toEqual([closes, exits]);
    }
  });
});
