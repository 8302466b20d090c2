import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import { ALL_COLUMNS, COLUMN_LABELS, isRequired } from '../file/columnNames.ts';
import { findActiveImport, hasStoppedUndo, isInterrupted, seemsInterrupted } from '../importRuns.service.ts';
import { chooseReading, readColumns } from './importColumns.service.ts';
import { findImport, listDeskImports } from './importDesk.service.ts';
import { listPreviewRows, readPreview } from './importPreviews.service.ts';
import { startImport } from './importStart.service.ts';
import { undoDeskImport } from './importUndo.service.ts';

const optionalTime = (time: number | null) => (time === null ? null : isoTime(time));

export const importDeskResolvers = {
  Desk: {
    imports: async (_, { first, after }, ctx) =>
      throwIfInvalidInput(await listDeskImports(ctx, { first: first ?? 20, after })),
    import: (_, { id }, ctx) => findImport(ctx, id),
    activeImport: (_, __, { db }) => findActiveImport(db),
    importColumns: () =>
      ALL_COLUMNS.map((column) => ({ column, label: COLUMN_LABELS[column], required: isRequired(column) })),
  },
  DeskImport: {
    state: (row) => (isInterrupted(row) ? 'stopped' : row.state),
    hasStoppedUndo,
    seemsInterrupted,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    finishedAt: ({ finishedAt }) => optionalTime(finishedAt),
    undoneAt: ({ undoneAt }) => optionalTime(undoneAt),
    file: (row, _, ctx) => readColumns(ctx, row),
    preview: async (row, _, ctx) => {
      const preview = await readPreview(ctx, row);
      return preview && throwIfInvalidInput(preview);
    },
  },
  DeskImportPreview: {
    rows: async (preview, { kind, first, after }, ctx) =>
      throwIfInvalidInput(await listPreviewRows(ctx, preview, kind ?? null, { first: first ?? 50, after })),
  },
  DeskImportRow: {
    isCorrected: ({ kinds }) => kinds.includes('repaired'),
    notes: ({ notes }) =>
      notes.map(({ field, reason, old, new: corrected }) => ({ column: field, reason, old, new: corrected })),
  },
  Mutation: {
    mapImportColumns: (
      _,
      { id, mapping = null, headerLine = null, setsMovedStock = null, readsContents = null },
      ctx,
    ) => chooseReading(ctx, getStaffActor(ctx), id, { mapping, headerLine, setsMovedStock, readsContents }),
    startImport: (_, args, ctx) => startImport(ctx, getStaffActor(ctx), args),
    undoImport: (_, { id }, ctx) => undoDeskImport(ctx, getStaffActor(ctx), id),
  },
} satisfies Resolvers;
