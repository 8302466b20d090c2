// The least that a Node server can do: the given bytes for every request. What the shop is compared with.
import { createServer } from 'node:http';

const body = process.argv[2] ?? '';
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(body);
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`);
});
