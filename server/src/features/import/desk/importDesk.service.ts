import type { EntityManager } from 'typeorm';
import { type KeysetList, readKeysetPage } from '../../../database/keysetPage.ts';
import { type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput } from '../../../lib/problems.ts';
import type { PicturesContext } from '../../catalog/pictures/cataloguePictures.service.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { type AuditAction, recordStaffEvent } from '../../users/audit.service.ts';
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

const newestImports: KeysetList<Import> = { name: 'imports', order: ['id'], direction: 'DESC' };

/** A page of imports, the newest first. */
export const listDeskImports = (
  { db }: Pick<ImportDeskContext, 'db'>,
  args: PageArguments,
): Promise<Page<Import> | InvalidInput> =>
  readPage(newestImports, args, (range) =>
    readKeysetPage(db, Import, newestImports, [{ conditions: [] }], range),
  );

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
  tx: EntityManager,
  actor: StaffActor,
  { id, fileName }: Import,
  action: AuditAction,
) => recordStaffEvent(tx, actor, { action, subject: `import:${id}`, detail: fileName });
