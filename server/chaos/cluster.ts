import { buildPreviousRelease, fetchPreviousRelease, hasPreviousRelease } from '../tools/previousRelease.mjs';
import { buildVariant } from './bugs/variant.ts';
import { type ClusterOptions, readClusterOptions, usage } from './clusterOptions.ts';
import { type Cluster, openCluster } from './environment/cluster.ts';
import { planClusterFaults } from './environment/clusterFaults.ts';
import { measureThroughput } from './measureThroughput.ts';
import { summarizeAvailability } from './report/availability.ts';
import { formatAvailability, formatMails } from './report/clusterReport.ts';
import { countMails } from './report/mails.ts';
import { countViolations, formatSummary } from './report/report.ts';
import { writeResult } from './report/resultFile.ts';
import { RESERVATION_SECONDS, runWithFaults } from './run.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Of a cluster that people use. */
const LONG_RESERVATION_SECONDS = 600;
/** Shoppers who only read, so that a stall is noticed while others pause. */
const READERS = 4;
/**
 * How many checkouts all shoppers together begin, at most; their pauses follow from it. The shops bear as many on two cores beside a
 * fault, so that what fails then fails because of the fault.
 */
const CHECKOUTS_PER_SECOND = 4;
/** For the shop to finish its work at the end. */
const TIMEOUT_MS = 60_000;

/** Aborted by a signal, which ends the command. */
const interruption = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => interruption.abort());

/** Describes the processes, a line each. */
function describe({ port, proxyPid, servers, nodes, redis, provider }: Cluster): string {
  const rows = [
    ['proxy', port, proxyPid],
    ...servers.map(({ name, port: shopPort, pid }) => [name, shopPort, pid()]),
    ...nodes.map(({ name, port: nodePort, pid }) => [name, nodePort, pid]),
    ['redis', new URL(redis.url).port, redis.pid],
    ['sandbox', provider.port, provider.pid],
  ];
  return rows
    .map(([name, at, pid]) => `${String(name).padEnd(12)} 127.0.0.1:${String(at).padEnd(6)} pid ${pid}`)
    .join('\n');
}

/** Runs the cluster until a signal ends it. @returns true */
async function serve(): Promise<boolean> {
  const cluster = await openCluster({
    reservationSeconds: LONG_RESERVATION_SECONDS,
    onRecovery: ({ name, pid }) => print(`${name} runs again, pid ${pid()}`),
  });
  print(describe(cluster));
  print(`\nThe shop is open at http://127.0.0.1:${cluster.port}; Ctrl+C ends it and removes its data.`);
  if (!interruption.signal.aborted)
    await new Promise((resolve) => interruption.signal.addEventListener('abort', resolve));
  await cluster.close();
  return true;
}

/** Runs the cluster with shoppers and faults. @returns whether no invariant was violated */
async function prove({ seed, checkouts, faults: count, shoppers, result }: ClusterOptions): Promise<boolean> {
  print(`seed ${seed}`);
  const hasPrevious = hasPreviousRelease();
  if (!hasPrevious)
    print(`!!! No rollback: this clone lacks the previous release. Get it with: ${fetchPreviousRelease}`);
  // Builds need a processor; the start of the cluster mostly waits. If one fails, the command ends, and with it the others' processes.
  const [next, previous, cluster] = await Promise.all([
    buildVariant({ 'database/migrations': 'database/withFurtherMigration' }),
    hasPrevious ? buildPreviousRelease() : null,
    openCluster({ reservationSeconds: RESERVATION_SECONDS }),
  ]);
  try {
    print(describe(cluster));
    const releases = { previous: previous?.file ?? null, next: next.file };
    const faults = planClusterFaults(seed, count, releases).map((fault) => ({
      ...fault,
      cause: () => fault.cause(cluster),
    }));
    const summary = await runWithFaults(cluster, faults, {
      seed,
      kind: 'mysql',
      checkouts,
      shoppers,
      readers: READERS,
      thinkMs: (shoppers / CHECKOUTS_PER_SECOND) * 1000,
      timeoutMs: TIMEOUT_MS,
      signal: interruption.signal,
      onProgress: print,
    });
    const { requests, faultPeriods } = cluster.record;
    const availability = summarizeAvailability(requests, faultPeriods);
    const mails = await countMails(cluster.mails, cluster.database);
    print(`\n${formatSummary(summary)}\n${formatAvailability(availability)}\n${formatMails(mails)}`);
    if (result) {
      writeResult(result, [{ ...summary, availability, mails }]);
      print(`The result is in ${result}`);
    }
    const violations = countViolations(summary);
    print(violations === 0 ? 'No invariant was violated.' : `${violations} violations`);
    return violations === 0 && !interruption.signal.aborted;
  } finally {
    await cluster.close();
    next.remove();
    previous?.remove();
  }
}

try {
  const options = readClusterOptions(process.argv.slice(2));
  const run = options.measure ? measureThroughput : options.prove ? prove : serve;
  process.exit((await run(options)) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n\n${usage}`);
  process.exit(2);
}
