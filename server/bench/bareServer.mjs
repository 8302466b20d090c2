// The least that a Node server can do: the bytes from its input for every request. What the shop is compared with.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const body = await buffer(process.stdin);
const server = createServer((request, response) => {
  // As every server has to, it reads what it is sent.
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(body);
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`);
});
