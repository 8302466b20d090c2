import { type FindOptionsWhere, LessThan } from 'typeorm';
import { decodeListCursor, encodeListCursor } from '../../../lib/cursor.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import type { InvalidFileError } from '../../../sheets/csv.ts';
import type { PicturesContext } from '../../catalog/pictures/cataloguePictures.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { type AuditAction, recordAuditEvent } from '../../users/audit.service.ts';
import { findColumns } from '../file/columns.ts';
import { Import } from '../imports.entity.ts';
import { saveImport } from '../imports.service.ts';
import { readImportLayout } from './importFiles.ts';
import type { ImportRunner } from './importRunner.ts';

// The imports that staff see: found, listed and recorded. Their columns, previews and runs are files of their own.

export interface ImportDeskContext extends PicturesContext {
  env: { dataDir: string };
  imports: ImportRunner;
}

export interface ImportUpdated {
  __typename: 'DeskImportUpdated';
  import: Import;
}

export const updated = (row: Import): ImportUpdated => ({ __typename: 'DeskImportUpdated', import: row });
export const findImport = ({ db }: Pick<ImportDeskContext, 'db'>, id: string): Promise<Import | null> =>
  db.read.findOneBy(Import, { id });

/** A page of imports, the newest first. */
export interface ImportPage {
  imports: Import[];
  hasNextPage: boolean;
  endCursor: string | null;
}

export async function listDeskImports(
  { db }: Pick<ImportDeskContext, 'db'>,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<ImportPage | InvalidInput> {
  if (first < 1 || first > 100) return invalidInput('first is from 1 to 100', 'first');
  const [last] = after ? (decodeListCursor('imports', after) ?? []) : [];
  if (after && typeof last !== 'string') return invalidInput('The cursor is invalid', 'after');
  // UUIDv7: the ids are in the order of time.
  const where: FindOptionsWhere<Import> = typeof last === 'string' ? { id: LessThan(last) } : {};
  const rows = await db.read.find(Import, { where, order: { id: 'DESC' }, take: first + 1 });
  const imports = rows.slice(0, first);
  const end = imports.at(-1)?.id;
  return {
    imports,
    hasNextPage: rows.length > first,
    endCursor: end ? encodeListCursor('imports', [end]) : null,
  };
}

/** Records the import of a file that was stored, with the columns that its names tell. */
export async function createDeskImport(
  ctx: Pick<ImportDeskContext, 'db' | 'env'>,
  actor: StaffActor,
  { id, fileName }: { id: string; fileName: string },
): Promise<void> {
  const { header, samples } = await readImportLayout(ctx, { id });
  const mapping = findColumns(header, samples);
  await ctx.db.write(async (tx) => {
    const row = await saveImport(tx, { id, fileName, actor, mapping });
    await recordImportEvent(tx, actor, row, 'importUploaded');
  });
}

/** Records what somebody does with an import. */
export const recordImportEvent = (
  tx: Parameters<typeof recordAuditEvent>[0],
  actor: StaffActor,
  { id, fileName }: Import,
  action: AuditAction,
) =>
  recordAuditEvent(tx, actor, {
    action,
    userId: null,
    actorId: actor.id,
    subject: `import:${id}`,
    detail: fileName,
  });
