// @ts-check
/** `npm run chaos`: real processes, real faults and an audit of the books, from server/chaos, against the built shop. */
import { start } from './command.mjs';
import { ensureBuilt } from './freshness.mjs';

await ensureBuilt();
const args = ['--tsconfig=server/tsconfig.json', 'server/chaos/chaos.ts', ...process.argv.slice(2)];
const running = start('tsx', args, { stdio: 'inherit' });
// It writes what it has when it is ended early.
process.on('SIGTERM', () => running.kill('SIGTERM'));
process.on('SIGINT', () => {});
running.once('close', (code) => {
  process.exitCode = code ?? 1;
});
