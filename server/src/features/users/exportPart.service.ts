import type { Db } from '../../database/database.ts';
import type { Limits } from '../../lib/limits/rateLimiter.ts';
import type { Page, PageArguments } from '../../lib/page.ts';
import type { InvalidInput, Problem, TooManyRequests } from '../../lib/problems.ts';
import { toCsv } from '../../lib/text/csvText.ts';
import { type Actor, type AuditAction, recordStaffEvent } from './audit.service.ts';

/** What exporting a list needs. */
export interface ExportContext {
  db: Db;
  limits: Limits;
}

/** A part of a CSV file. */
export interface CsvPart {
  /** The first part begins with the titles of the columns. */
  csv: string;
  /** Where the next part begins; null: this is the last one. */
  endCursor: string | null;
}

/** A list that is exported in parts, and which of them. */
interface ExportedPart<Row> {
  action: AuditAction;
  /** Title of each column, and its cell in a row. */
  columns: Readonly<Record<string, (row: Row) => string | number>>;
  /** `endCursor` of the part before; null or absent: the first part. */
  after: string | null | undefined;
  /** For the audit log, such as the order of the list. */
  note?: string;
  /** Most rows of a part. */
  maxRows: number;
  /** Reads the part's rows. @param db one server for the whole part */
  read(db: Pick<Db, 'dialect' | 'read'>, page: PageArguments): Promise<Page<Row> | InvalidInput>;
}

/** A part of a list as CSV. Each part is recorded in the audit log: a caller can begin anywhere. */
export const exportPart = <Row>(
  ctx: ExportContext,
  actor: Actor,
  { action, columns, after, note, maxRows, read }: ExportedPart<Row>,
): Promise<CsvPart | InvalidInput | TooManyRequests> =>
  recordExport(ctx, actor, action, async () => {
    const { db } = ctx;
    const page = await db.replicas.read((manager) =>
      read({ dialect: db.dialect, read: manager }, { first: maxRows, maxFirst: maxRows, after }),
    );
    if ('message' in page) return page;
    const { nodes, pageInfo } = page;
    const rows = nodes.map((row) => Object.values(columns).map((cellOf) => cellOf(row)));
    return {
      detail: [`${nodes.length} rows`, note, after && 'continued'].filter(Boolean).join(', '),
      file: {
        csv: toCsv(after ? null : Object.keys(columns), rows),
        endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      },
    };
  });

/** What is exported. */
interface Export<File> {
  file: File;
  /** For the audit log: how much it is. */
  detail: string;
}

/** What staff export, as often as the limit allows, recorded in the audit log. */
export async function recordExport<File, P extends Problem>(
  { db, limits }: ExportContext,
  actor: Actor,
  action: AuditAction,
  make: () => Promise<Export<File> | P>,
): Promise<File | P | TooManyRequests> {
  const tooMany = await limits.consume('exportPart', { address: '', account: actor.id });
  if (tooMany) return tooMany;
  const made = await make();
  if ('message' in made) return made;
  const { detail, file } = made;
  await db.write((tx) => recordStaffEvent(tx, actor, { action, detail }));
  return file;
}
