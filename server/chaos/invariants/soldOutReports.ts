import type { Snapshot } from './snapshot.ts';

type ReportViolation = (invariant: 'sold-out products are reported once a day', detail: string) => void;

const MAIL_KEY = /^sold-out-(.{36})-/;

/** Checks that the mails of each run report products that no other run has reported on that day: each has one row for it. */
export function checkSoldOutReports({ mails, soldOutReports }: Snapshot, report: ReportViolation): void {
  const reportingRuns = new Set(soldOutReports.map(({ runId }) => runId));
  const mailingRuns = new Set(mails.flatMap(({ dedupeKey }) => MAIL_KEY.exec(dedupeKey ?? '')?.[1] ?? []));
  for (const runId of mailingRuns)
    if (!reportingRuns.has(runId))
      report(
        'sold-out products are reported once a day',
        `the run ${runId} has mailed what another one reported`,
      );
  for (const runId of reportingRuns)
    if (!mailingRuns.has(runId))
      report(
        'sold-out products are reported once a day',
        `nobody was told of the products of the run ${runId}`,
      );
}
