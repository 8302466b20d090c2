import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Options, readOptions, usage } from './options.ts';
import { tableOf, violationsOf } from './report.ts';
import { runChaos } from './run.ts';
import type { Summary } from './summary.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Runs on each database in turn, with its share of everything. */
async function run(options: Options): Promise<boolean> {
  const { databases, databaseKills } = options;
  say(`seed ${options.seed}`);
  const share = (count: number) => Math.round(count / databases.length);
  const summaries: Summary[] = [];
  for (const kind of databases) {
    const summary = await runChaos({
      ...options,
      kind,
      checkouts: share(options.checkouts),
      serverKills: share(options.serverKills),
      // An embedded database dies with its server.
      databaseKills: kind === 'mysql' ? databaseKills : 0,
      onProgress: say,
    });
    say(`\n${tableOf(summary)}`);
    summaries.push(summary);
  }
  if (options.result) keep(options.result, summaries);
  const violations = summaries.reduce((sum, summary) => sum + violationsOf(summary), 0);
  say(violations === 0 ? 'No invariant was violated.' : `${violations} VIOLATIONS`);
  return violations === 0;
}

function keep(file: string, runs: Summary[]): void {
  const machine = {
    node: process.version,
    platform: `${os.platform()} ${os.arch()}`,
    cpu: os.cpus()[0]?.model ?? 'unknown',
    cpus: os.cpus().length,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, runs }, null, 2)}\n`);
  say(`written to ${file}`);
}

try {
  const options = readOptions(process.argv.slice(2));
  process.exit((await run(options)) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n\n${usage}`);
  process.exit(2);
}
