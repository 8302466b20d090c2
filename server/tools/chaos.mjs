// @ts-check
/** `npm run chaos`: tests the built shop with faults in real processes (server/chaos). */

import { ensureBuilt } from './build/freshness.mjs';
import { start } from './command.mjs';

await ensureBuilt();
const args = ['--tsconfig=server/tsconfig.json', 'server/chaos/chaos.ts', ...process.argv.slice(2)];
const running = start('tsx', args, { stdio: 'inherit' });
// On SIGTERM the run ends early and writes its result so far.
process.on('SIGTERM', () => running.kill('SIGTERM'));
process.on('SIGINT', () => {});
running.once('close', (code) => {
  process.exitCode = code ?? 1;
});
