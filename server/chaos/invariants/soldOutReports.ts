import type { Snapshot } from './snapshot.ts';

type ReportViolation = (invariant: 'sold-out products are reported once a day', detail: string) => void;

const MAIL_KEY = /^sold-out-(.{36})-/;
/** The subject of a mail about several products. */
const SEVERAL = /^Sold out: (\d+) products$/;

/**
 * Checks that the mails of each run report the products that the run has recorded, and no others: a product has one row a day, of the run
 * that reports it.
 */
export function checkSoldOutReports({ mails, soldOutReports }: Snapshot, report: ReportViolation): void {
  const recorded = new Map<string, number>();
  for (const { runId } of soldOutReports) recorded.set(runId, (recorded.get(runId) ?? 0) + 1);
  const mailed = new Map<string, number>();
  for (const { dedupeKey, subject } of mails) {
    const runId = MAIL_KEY.exec(dedupeKey ?? '')?.[1];
    if (runId) mailed.set(runId, Number(SEVERAL.exec(subject)?.[1] ?? 1));
  }
  for (const runId of new Set([...recorded.keys(), ...mailed.keys()])) {
    const [own, told] = [recorded.get(runId) ?? 0, mailed.get(runId) ?? 0];
    if (own !== told)
      report(
        'sold-out products are reported once a day',
        `the mails of the run ${runId} name ${told} products, and it has recorded ${own}`,
      );
  }
}
