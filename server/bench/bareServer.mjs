// The least that a Node server can do: the same bytes for every request, headers as well. What the shop is compared with. Its input is a line
// of JSON with the headers, and the body.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const input = await buffer(process.stdin);
const lineEnd = input.indexOf('\n');
const headers = JSON.parse(input.toString('utf8', 0, lineEnd));
const body = input.subarray(lineEnd + 1);
const server = createServer((request, response) => {
  // As every server has to, it reads what it is sent.
  request.resume().on('end', () => {
    response.writeHead(200, headers);
    response.end(body);
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`);
});
