import {
  buildPreviousRelease,
  fetchPreviousRelease,
  hasPreviousRelease,
} from '../tools/schema/previousRelease.mjs';
import { buildNextRelease } from './bugs/variant.ts';
import { type ClusterOptions, readClusterOptions, usage } from './clusterOptions.ts';
import { openCluster } from './environment/cluster.ts';
import { planClusterFaults } from './environment/clusterFaults.ts';
import { measureThroughput } from './measureThroughput.ts';
import { summarizeAvailability } from './report/availability.ts';
import { formatAvailability, formatMails, formatProcesses } from './report/clusterReport.ts';
import { countMails } from './report/mails.ts';
import { countViolations, formatSummary } from './report/report.ts';
import { writeResult } from './report/resultFile.ts';
import { RESERVATION_SECONDS, runWithFaults } from './run.ts';
import { serveCluster } from './serveCluster.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

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

/** Runs the cluster with shoppers and faults. @returns whether no invariant was violated */
async function prove({
  seed,
  checkouts,
  faults: count,
  maxOutageMs,
  shoppers,
  variants,
  result,
}: ClusterOptions): Promise<boolean> {
  print(`seed ${seed}`);
  const hasPrevious = !variants && hasPreviousRelease();
  if (!variants && !hasPrevious)
    print(`!!! No rollback: this clone lacks the previous release. Get it with: ${fetchPreviousRelease}`);
  // Builds need a processor; the start of the cluster mostly waits. If one fails, the command ends, and with it the others' processes.
  const [next, previous, cluster] = await Promise.all([
    buildNextRelease(),
    hasPrevious ? buildPreviousRelease() : null,
    openCluster({ reservationSeconds: RESERVATION_SECONDS }),
  ]);
  try {
    print(formatProcesses(cluster));
    const releases = { previous: previous?.file ?? null, next: next.file };
    const faults = planClusterFaults(seed, count, releases, maxOutageMs).map((fault) => ({
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
      withoutPrevious: !hasPrevious,
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
    print(violations === 0 ? 'No invariant was violated.' : `${violations} violations with the seed ${seed}`);
    return violations === 0 && !interruption.signal.aborted;
  } catch (error) {
    print(`The proof with the seed ${seed} has failed:`);
    throw error;
  } finally {
    await cluster.close();
    next.remove();
    previous?.remove();
  }
}

try {
  const options = readClusterOptions(process.argv.slice(2));
  const serve = () => serveCluster({ print, signal: interruption.signal });
  const run = options.measure ? measureThroughput : options.prove ? prove : serve;
  process.exit((await run(options)) ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n\n${usage}`);
  process.exit(2);
}
