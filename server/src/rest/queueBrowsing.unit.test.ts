import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { eventually } from '../../test/eventually.ts';
import { createBrowsingQueue } from '../http/browsingQueue.ts';
import { queueBrowsing } from './queueBrowsing.ts';

const REQUESTS = 300;

it('a place is free again when its client does not wait for the answer', async () => {
  const app = fastify();
  queueBrowsing(app, createBrowsingQueue());
  let begun = 0;
  const slow = async () => {
    begun++;
    await sleep(20);
    return {};
  };
  app.get('/slow', { config: { cacheScope: 'PUBLIC' } }, slow);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // More than have a place at the same time.
  for (let sent = 0; sent < REQUESTS; sent++) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nHost: shop.invalid\r\n\r\n');
    await eventually(() => begun, sent + 1);
    socket.destroy();
    await once(socket, 'close');
  }
  const response = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(response.status).toBe(200);
  await app.close();
});

it('a request counts from the end of its body on, which may take any time', async () => {
  const app = fastify();
  const queue = createBrowsingQueue();
  const beginOther = jest.spyOn(queue, 'beginOther');
  queueBrowsing(app, queue);
  app.post('/order', async () => ({}));
  let arrived = 0;
  app.addHook('onRequest', async () => {
    arrived++;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head =
    'POST /order HTTP/1.1\r\nHost: shop.invalid\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';
  socket.write(`${head}{`);
  await eventually(() => arrived, 1);
  expect(beginOther).not.toHaveBeenCalled();
  socket.write('}');
  await once(socket, 'data');
  expect(beginOther).toHaveBeenCalledTimes(1);
  socket.destroy();
  await app.close();
});

it.each(['GET', 'POST'] as const)(
  'a %s counts until it is answered, however slowly its client reads',
  async (method) => {
    const app = fastify();
    const pending = { count: 0 };
    const begin = () => {
      pending.count++;
      return () => {
        pending.count--;
      };
    };
    queueBrowsing(app, { admit: async () => begin(), beginOther: begin, untilTurn: async () => {} });
    let counted = 0;
    // More than fits into the buffers of a connection.
    const large = Buffer.alloc(64 * 1024 * 1024);
    app.route({
      method,
      url: '/large',
      config: { cacheScope: 'PUBLIC' },
      async handler() {
        counted = pending.count;
        return large;
      },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(`${method} /large HTTP/1.1\r\nHost: shop.invalid\r\n\r\n`);
    await eventually(() => [counted, pending.count], [1, 0]);
    expect(socket.bytesRead).toBeLessThan(large.length);
    socket.destroy();
    await app.close();
    expect(pending.count).toBe(0);
  },
);
