import { nullIfMissing } from '../../../lib/nullIfMissing.ts';
import { toCsvLine } from '../../../lib/text/csvText.ts';
import { unescapeFormula } from '../../../lib/text/formulas.ts';
import { countValues } from '../../../sheets/csv.ts';
import { readRecords } from '../../../sheets/records.ts';
import { COLUMN_LABELS, type Column } from '../file/columnNames.ts';
import type { Import } from '../imports.entity.ts';
import { fileOf, hasFile, readImportLayout } from './importFiles.ts';
import { readRows } from './preview.ts';

const PAGE = 1000;

/**
 * The records that an import refuses, with its header, their lines and the reasons: a CSV file that can be corrected
 * and imported.
 * @returns null when the file or its preview is not there
 */
export async function refusedRecords(
  ctx: Parameters<typeof readRows>[0],
  row: Pick<Import, 'id' | 'headerLine'>,
): Promise<AsyncGenerator<string> | null> {
  if (!(await hasFile(ctx, row.id))) return null;
  const reasons = await readReasons(ctx, row.id).catch(nullIfMissing);
  return reasons && toLines(ctx, row, reasons);
}

/** Why records were refused, by line. */
async function readReasons(ctx: Parameters<typeof readRows>[0], id: string): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  for (let start: number | null = 0; start !== null; ) {
    const page = await readRows(ctx, id, { kind: 'refused', first: PAGE, start });
    for (const { line, notes } of page.rows) {
      const refusal = notes.find(({ action }) => action === 'refused');
      const label = refusal && COLUMN_LABELS[refusal.field as Column];
      reasons.set(line, [label, refusal?.reason].filter(Boolean).join(': '));
    }
    start = page.next;
  }
  return reasons;
}

async function* toLines(
  ctx: Parameters<typeof readRows>[0],
  row: Pick<Import, 'id' | 'headerLine'>,
  reasons: ReadonlyMap<number, string>,
): AsyncGenerator<string> {
  const layout = await readImportLayout(ctx, row);
  const { header } = layout;
  yield `\ufeff${toCsvLine([...header.map((name) => name.replace(/^\ufeff/, '')), 'Line in your file', 'Why it was refused'])}`;
  for await (const { line, cells, text } of readRecords(fileOf(ctx, row.id, 'csv'), layout)) {
    const reason = reasons.get(line);
    if (reason === undefined) continue;
    const values = cells ?? [text];
    // With its surplus values, so that a record that is not corrected is refused again.
    const length = Math.max(header.length, countValues(values));
    const padded = Array.from({ length }, (_, index) => unescapeFormula(values[index] ?? ''));
    yield toCsvLine([...padded, String(line), reason]);
  }
}
