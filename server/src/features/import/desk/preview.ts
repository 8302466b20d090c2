import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readRevision } from '../../../database/catalogRevision.ts';
import type { Db } from '../../../database/database.ts';
import { nullIfMissing } from '../../../lib/nullIfMissing.ts';
import { findNewCategories, fullName, type NewCategory } from '../categories/newCategories.ts';
import type { CatalogueFile } from '../file/catalogueFile.ts';
import type { Note } from '../file/fieldReader.ts';
import { Import } from '../imports.entity.ts';
import { findAllCategories } from '../plan/catalogueState.ts';
import { planImport } from '../plan/planImport.ts';
import type { Outcome, PlannedRow } from '../plan/plannedRow.ts';
import { countRows, isRepaired, type Progress, startProgress } from '../progress.ts';
import { shorten } from '../report.ts';
import { listAssumedValues } from './assumedValues.ts';
import { type FieldChange, listFieldChanges } from './fieldChanges.ts';
import { fileOf, replaceFile } from './importFiles.ts';

// A preview is two files beside the import's: its counts, and its rows as lines of JSON, which are read page by page.

/** What an import would do, as of a revision of the catalogue. */
export interface PreviewSummary
  extends Pick<Progress, 'total' | 'imported' | 'updated' | 'repaired' | 'refused'> {
  /** A digest of mapping, rows and new categories: the same for previews that show the same. */
  id: string;
  unchanged: number;
  /** Records whose units have moved since the export that the file comes from. */
  movedStock: number;
  /** Names of the categories that it would create, sub-categories as `Category / Sub-category`. */
  newCategories: string[];
  /** The same with their products. */
  categoriesToCreate: NewCategory[];
  revision: number;
  /** In ms since 1970. */
  madeAt: number;
  /** The import had changed nothing when the last record was read. The release before did not store it. */
  isBeforeImport?: boolean;
  /** The mapping of columns that it was made with, as JSON. */
  mapping: string;
}

/** A preview together with the import that it belongs to. */
export type PreviewOfImport = PreviewSummary & { importId: string };

/** Rows that a page can be limited to: those with an outcome, or the repaired ones. */
export type RowKind = Outcome | 'repaired';

/** A record of the file and what an import would do with it. */
export interface PreviewRow {
  kinds: RowKind[];
  line: number;
  outcome: Outcome;
  /**
   * The stored one if the file has none, or if a refused record is about a stored product; empty if neither is known.
   */
  name: string;
  /** As `name`; null: none. The release before did not store it. */
  sku?: string | null;
  /** See `PlannedRow`; the release before did not store it. */
  variant?: string | null;
  changes: FieldChange[];
  notes: Note[];
  /** Of the stored product, as far as it is known; null if the record is new. The release before did not store it. */
  productId?: string | null;
  /** See `PlannedRow`; the release before did not store it. */
  onHand?: number | null;
  /**
   * Units on hand of other inventory items than the product's own, by their ids. The release before did not store it.
   */
  itemUnits?: Record<string, number>;
}

export interface PreviewPage {
  rows: PreviewRow[];
  /** Where the next page begins, in bytes; null: this is the last one. */
  next: number | null;
}

interface PreviewContext {
  db: Db;
  env: { dataDir: string };
}

/** Makes a preview and stores it, unless the import has begun meanwhile: then the one from before it stays. */
export async function makePreview(
  ctx: PreviewContext,
  id: string,
  file: CatalogueFile,
  mapping: string,
): Promise<PreviewSummary> {
  const { db } = ctx;
  const revision = await readRevision(db.read);
  const madeAt = Date.now();
  const progress = startProgress(
    file.summary.rows,
    findNewCategories(await findAllCategories(db), file.summary.categories),
  );
  let unchanged = 0;
  let movedStock = 0;
  const digest = startDigest(mapping);
  const lines = async function* () {
    for await (const { rows, state } of planImport(db, file)) {
      countRows(progress, rows);
      unchanged += rows.filter(({ outcome }) => outcome === 'unchanged').length;
      movedStock += rows.filter(({ hasMovedStock }) => hasMovedStock).length;
      const text = rows.map((row) => lineOf(toPreviewRow(row, listFieldChanges(row, state)))).join('');
      digest.update(text);
      yield text;
    }
  };
  let isBeforeImport = true;
  let formerSummary = null as PreviewSummary | null;
  await replaceFile(
    fileOf(ctx, id, 'preview.jsonl'),
    (part) => pipeline(Readable.from(lines()), createWriteStream(part)),
    async () => {
      isBeforeImport = await db.read.existsBy(Import, { id, state: 'ready' });
      if (!isBeforeImport) formerSummary = await readSummary(ctx, id);
      return formerSummary === null;
    },
  );
  if (formerSummary) return formerSummary;
  const { total, imported, updated, repaired, refused } = progress;
  const categoriesToCreate = [...progress.newCategories.values()];
  const newCategories = categoriesToCreate.map(fullName);
  const summary: PreviewSummary = {
    ...{ total, imported, updated, repaired, refused, unchanged, movedStock },
    ...{ revision, madeAt, mapping, newCategories, categoriesToCreate, isBeforeImport },
    id: endDigest(digest, categoriesToCreate),
  };
  await replaceFile(fileOf(ctx, id, 'preview.json'), (part) => writeFile(part, JSON.stringify(summary)));
  return summary;
}

const startDigest = (mapping: string): Hash => createHash('sha256').update(mapping);

const endDigest = (digest: Hash, categoriesToCreate: readonly NewCategory[]): string =>
  digest.update(JSON.stringify(categoriesToCreate)).digest('base64url');

/** A line of JSON. Readers take the two separators of Unicode for ends of lines, too. */
const lineOf = (row: PreviewRow) =>
  `${JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

function toPreviewRow(row: PlannedRow, changes: FieldChange[]): PreviewRow {
  const kinds: RowKind[] = [row.outcome, ...(isRepaired(row) ? ['repaired' as const] : [])];
  return {
    kinds,
    line: row.line,
    outcome: row.outcome,
    name: row.row?.name || row.product?.name || row.name,
    sku: row.row?.sku ?? row.product?.sku ?? null,
    variant: row.variant,
    changes,
    notes: [...row.notes, ...listAssumedValues(row)].map((note) => ({
      ...note,
      old: shorten(note.old),
      new: shorten(note.new),
    })),
    productId: row.product?.id ?? null,
    onHand: row.onHand,
    ...(row.items.length > 0 && {
      itemUnits: Object.fromEntries(
        row.items.flatMap(({ id, isNew, sharedKey, before }) =>
          isNew || sharedKey !== null ? [] : [[id, before]],
        ),
      ),
    }),
  };
}

/** The stored preview; null if there is none. */
export async function readSummary(ctx: PreviewContext, id: string): Promise<PreviewSummary | null> {
  const text = await readFile(fileOf(ctx, id, 'preview.json'), 'utf8').catch(nullIfMissing);
  // The release before did not store the categories with their products, and one before this did not count moved stock.
  return text === null ? null : { categoriesToCreate: [], movedStock: 0, ...JSON.parse(text) };
}

/** Whether a row of a stored preview begins at a position, or the last one ends there. */
export async function isStartOfRow(ctx: PreviewContext, id: string, start: number): Promise<boolean> {
  if (start === 0) return true;
  if (!Number.isSafeInteger(start) || start < 0) return false;
  const file = await open(fileOf(ctx, id, 'preview.jsonl'));
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1), 0, 1, start - 1);
    return bytesRead === 1 && buffer.toString() === '\n';
  } finally {
    await file.close();
  }
}

/**
 * The units on hand that a stored preview was made with, by inventory item; none of a preview that was made after its
 * import had begun. Its two files are replaced one after the other, so what was read is compared with the preview's id.
 * @param previewId the id that it must have; null: that of the stored summary
 * @returns null if the rows are those of another preview
 */
export async function readPreviewedUnits(
  ctx: PreviewContext,
  id: string,
  previewId: string | null,
): Promise<Map<string, number> | null> {
  const units = new Map<string, number>();
  const summary = await readSummary(ctx, id);
  if (!summary?.isBeforeImport) return units;
  const digest = startDigest(summary.mapping);
  for await (const text of createInterface({ input: createReadStream(fileOf(ctx, id, 'preview.jsonl')) })) {
    digest.update(`${text}\n`);
    const { productId, onHand, itemUnits = {} } = JSON.parse(text) as PreviewRow;
    if (productId && onHand != null) units.set(productId, onHand);
    for (const [id, itemOnHand] of Object.entries(itemUnits)) units.set(id, itemOnHand);
  }
  return endDigest(digest, summary.categoriesToCreate) === (previewId ?? summary.id) ? units : null;
}

/** Reads rows of a stored preview. @param start `next` of the page before */
export async function readRows(
  ctx: PreviewContext,
  id: string,
  { kind, first, start }: { kind: RowKind | null; first: number; start: number },
): Promise<PreviewPage> {
  const rows: PreviewRow[] = [];
  let offset = start;
  const stream = createReadStream(fileOf(ctx, id, 'preview.jsonl'), { start });
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    const kinds = text.slice(0, text.indexOf(']'));
    if (!kind || kinds.includes(`"${kind}"`)) {
      if (rows.length === first) {
        stream.destroy();
        return { rows, next: offset };
      }
      rows.push(JSON.parse(text));
    }
    offset += Buffer.byteLength(text) + 1;
  }
  return { rows, next: null };
}
