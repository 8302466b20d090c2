// @ts-check
/** `npm run bench`: the benchmarks of server/bench, run from their sources against the built shop. */

import { emitModules } from './build/emitModules.mjs';
import { ensureBuilt } from './build/freshness.mjs';
import { run } from './command.mjs';

await ensureBuilt();
await emitModules();
process.exitCode = await run('tsx', [
  '--tsconfig=server/tsconfig.json',
  'server/bench/bench.ts',
  ...process.argv.slice(2),
]);
