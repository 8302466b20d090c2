// @ts-check
/** `npm run dev`: client and server with hot reload, behind one address. Ctrl-C ends both. */

import { ensureBuilt } from './build/freshness.mjs';
import { start } from './command.mjs';
import { client } from './paths.mjs';

const port = Number(process.env.PORT ?? 4000);
const address = `http://localhost:${port}`;
const shopPort = port + 1;
const shop = `http://localhost:${shopPort}`;

// The demo pictures come from a build, and so does the page at the server's own address.
await ensureBuilt();

// Each in a process group of its own: Ctrl-C reaches this process alone, which then ends both in order.
const children = [
  start('tsx', ['watch', '--clear-screen=false', '--tsconfig=server/tsconfig.json', 'server/src/main.ts'], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PORT: String(shopPort), PUBLIC_URL: address, NODE_ENV: 'development' },
  }),
  start('vite', ['--port', String(port), '--strictPort', '--logLevel', 'warn'], {
    cwd: client,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { SHOP_URL: shop },
  }),
];

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.once('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });
}

if (await comesUp(`${shop}/readyz`)) {
  process.stdout.write(`\nOpen ${address} (client and server reload on change; Ctrl-C ends both)\n\n`);
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} true once it responds; false if all processes must stop before
 */
async function comesUp(url) {
  while (!stopping) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
