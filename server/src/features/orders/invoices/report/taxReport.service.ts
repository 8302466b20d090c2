import type { InvalidInput, TooManyRequests } from '../../../../lib/problems.ts';
import { parseDaySpan } from '../../../../lib/time/daySpan.ts';
import { DAY_MS } from '../../../../lib/time/shopDay.ts';
import { getSettings, type SettingsContext } from '../../../settings/settings.service.ts';
import type { StaffActor } from '../../../staff/staffActor.service.ts';
import { type ExportContext, recordExport } from '../../../users/exportPart.service.ts';
import { oneDayMissing, periodReversed, periodTooLong } from '../../orders.problems.ts';
import { toGstr1 } from './gstr1.ts';
import { returnPeriodOf } from './returnPeriod.ts';
import { readCreditRows, readInvoiceRows, readNumbers, readUnratedSales } from './taxReport.queries.ts';
import { type TaxTable, toTaxTables } from './taxTables.ts';

/** A quarter: all rows of the period are in one answer. */
const MAX_DAYS = 92;

/** The sales and taxes of a period. */
export interface TaxReport {
  tables: TaxTable[];
  /** GSTR-1's tables as the GST portal's offline tool writes them; null: there is no return for this period. */
  json: string | null;
}

/**
 * The tax report of some days, which is recorded, because it has the GST numbers of buyers.
 * @param days the first and the last one, such as `2026-11-01`
 */
export async function exportTaxReport(
  ctx: SettingsContext & ExportContext,
  actor: StaffActor,
  { from, to }: { from: string; to: string },
): Promise<TaxReport | InvalidInput | TooManyRequests> {
  const span = parseDaySpan({ from, to });
  if ('message' in span) return span;
  const { since, before } = span;
  if (since === null || before === null) return oneDayMissing();
  if (before <= since) return periodReversed();
  if (before - since > MAX_DAYS * DAY_MS) return periodTooLong(MAX_DAYS);
  return recordExport<TaxReport, never>(ctx, actor, 'taxReportExported', async () => {
    const period = { since, before };
    const records = await ctx.db.replicas.read(async (manager) => ({
      invoices: await readInvoiceRows(manager, period),
      creditNotes: await readCreditRows(manager, period),
      unratedSales: await readUnratedSales(manager, period),
      invoiceNumbers: await readNumbers(manager, 'invoices', period),
      creditNoteNumbers: await readNumbers(manager, 'credit_notes', period),
    }));
    const returnPeriod = returnPeriodOf(from, to);
    const gstr1 = toGstr1(records, getSettings(ctx).gstin, returnPeriod ?? '');
    const json = returnPeriod === null ? null : JSON.stringify(gstr1, null, 2);
    const file = { tables: toTaxTables(gstr1, records), json };
    return { file, detail: `${from} to ${to}` };
  });
}
