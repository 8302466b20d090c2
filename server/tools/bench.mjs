// @ts-check
/** `npm run bench`: the benchmarks of server/bench, run from their sources against the built shop. */
import { run } from './command.mjs';
import { emitModules } from './emitModules.mjs';
import { ensureBuilt } from './freshness.mjs';

await ensureBuilt();
await emitModules();
process.exitCode = await run('tsx', [
  '--tsconfig=server/tsconfig.json',
  'server/bench/bench.ts',
  ...process.argv.slice(2),
]);
