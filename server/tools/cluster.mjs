// @ts-check
/** `npm run cluster`: the shop as it runs on several machines, as plain processes on this one (server/chaos/cluster.ts). */
import path from 'node:path';
import { ensureBuilt } from './build/freshness.mjs';
import { root, server } from './paths.mjs';
import { spawnBound } from './programs/boundProcess.mjs';
import { galera, haproxy, installIfMissing, redis } from './programs/provision.mjs';

for (const program of [galera, haproxy, redis]) {
  if (await installIfMissing(program)) continue;
  process.stderr.write(`This machine lacks ${program.name}\n`);
  process.exit(1);
}
await ensureBuilt();
// Not the program `tsx`, which would leave its own child behind when it is killed.
const args = ['--import', 'tsx', path.join(server, 'chaos/cluster.ts'), ...process.argv.slice(2)];
const running = spawnBound(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TSX_TSCONFIG_PATH: path.join(server, 'tsconfig.json') },
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
  process.on(signal, () => running.kill(signal));
// In a terminal, Ctrl+C reaches both processes.
process.on('SIGINT', () => {});
running.once('close', (code) => {
  process.exitCode = code ?? 1;
});
