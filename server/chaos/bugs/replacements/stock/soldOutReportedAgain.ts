// Bug: a run reports products again that an earlier run has reported on the same day.

import * as real from '../../../../src/features/stock/reports/soldOutReports.service.ts';

export * from '../../../../src/features/stock/reports/soldOutReports.service.ts';

export const recordSoldOutReports: typeof real.recordSoldOutReports = async (
  tx,
  dialect,
  runId,
  products,
) => {
  await real.recordSoldOutReports(tx, dialect, runId, products);
  return [...products];
};
