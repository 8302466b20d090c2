// A minimal Node server for comparison: it answers every request with the same headers and body. It reads both from stdin: a line of
// JSON with the headers, then the body.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const input = await buffer(process.stdin);
const lineEnd = input.indexOf('\n');
const headers = JSON.parse(input.toString('utf8', 0, lineEnd));
const body = input.subarray(lineEnd + 1);
const server = createServer((request, response) => {
  // Reads the request body, as every server must.
  request.resume().on('end', () => {
    response.writeHead(200, headers);
    response.end(body);
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`);
});
