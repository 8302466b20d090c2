import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { drainable } from './gracefulShutdown.ts';

function holdUp(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

/** A server that is busy: each answer takes a while, and holds everything up for a part of it. */
async function busyServer() {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.get('/', async () => {
    holdUp(15);
    await sleep(100);
    return 'done';
  });
  const drain = drainable(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { drain, port: (app.server.address() as AddressInfo).port };
}

/** @param connected told when the system has the connection, which the server may have to accept yet */
const get = (port: number, agent: Agent, connected = () => {}) =>
  new Promise<number | string>((resolve) => {
    request({ host: '127.0.0.1', port, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('socket', (socket) => socket.once('connect', connected))
      .on('error', ({ message }) => resolve(message))
      .end();
  });

afterEach(() => jest.restoreAllMocks());

test('all that was asked before the signal is answered, and nobody is waited for who asks nothing', async () => {
  const { drain, port } = await busyServer();
  const sockets: Socket[] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of sockets) socket.on('error', () => {});
  sockets[1]?.write('GET / HTTP/1.1\r\nHost: half');
  const hungUp = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  const agent = new Agent({ keepAlive: true, maxSockets: 40 });
  const asked: Promise<number | string>[] = [];
  const connected = Array.from(
    { length: 40 },
    () => new Promise<void>((resolve) => void asked.push(get(port, agent, resolve))),
  );
  await Promise.all([...connected, ...sockets.map((socket) => once(socket, 'connect'))]);
  // How long it may take at the most is not what this is about.
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const drained = drain();
  // As a machine that has other things to do.
  holdUp(300);
  await drained;
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 40 }, () => 200));
  await Promise.all(hungUp);
  agent.destroy();
  expect(await get(port, new Agent())).toMatch(/ECONNREFUSED/);
});
