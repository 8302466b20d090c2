// @ts-check
/** `npm run chaos`: real processes, real faults and an audit of the books, from server/chaos, against the built shop. */
import { run } from './command.mjs';
import { ensureBuilt } from './freshness.mjs';

await ensureBuilt();
process.exitCode = await run('tsx', [
  '--tsconfig=server/tsconfig.json',
  'server/chaos/chaos.ts',
  ...process.argv.slice(2),
]);
