import type { EntityManager } from 'typeorm';
import type { Db } from '../../../../database/database.ts';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import {
  type InvalidInput,
  type Problem,
  type TooManyRequests,
  throwProblem,
} from '../../../../lib/problems.ts';
import { toCsv } from '../../../../lib/text/csvText.ts';
import {
  findSearchWordsEdit,
  type OwnGroups,
  readSearchWords,
  storeSearchWords,
} from '../../../settings/searchWords.service.ts';
import { recordAuditEvents } from '../../../users/audit.service.ts';
import { type ExportContext, recordExport } from '../../../users/exportPart.service.ts';
import { describeLastEdit } from '../../../users/lastEdit.service.ts';
import { searchWordsChanged, searchWordsInvalid } from '../../catalog.problems.ts';
import type { CatalogueDeskContext, StaffActor } from '../../desk/catalogueDesk.ts';
import { saveInCatalogue, unchanged } from '../../desk/saveInCatalogue.ts';
import { changeGroups, findFaults, type GroupChange } from './changeGroups.ts';
import { searchWordsChangesInput } from './searchWordsChanges.input.ts';

/** The shop's own groups as they are edited. */
export interface OwnSearchWords {
  own: OwnGroups;
}

/** The shop's own groups as they are in the database. */
export const getEditedSearchWords = async ({ db }: { db: Db }): Promise<OwnSearchWords> => ({
  own: await readSearchWords(db.read),
});

export interface SearchWordsSaved {
  __typename: 'DeskSearchWordsSaved';
  searchWords: OwnSearchWords;
}

export type SearchWordsConflict = Problem<'DeskSearchWordsConflict'>;

/** Adds, replaces and removes groups, all or none. The search of every process knows them at once. */
export async function changeSearchWords(
  ctx: CatalogueDeskContext,
  actor: StaffActor,
  input: unknown,
): Promise<SearchWordsSaved | SearchWordsConflict | InvalidInput> {
  const parsed = parseInput(searchWordsChangesInput, input);
  if ('message' in parsed) return parsed;
  const changes = parsed.input.changes.map(({ before, after }) => ({
    before: before ?? null,
    after: after ?? null,
  }));
  return saveInCatalogue<SearchWordsSaved, SearchWordsConflict | InvalidInput>(ctx, async (tx) => {
    const changed = changeGroups(await readSearchWords(tx), changes);
    if (!changed) return throwProblem(await toConflict(tx, actor));
    const { groups: own, changes: made } = changed;
    const saved: SearchWordsSaved = { __typename: 'DeskSearchWordsSaved', searchWords: { own } };
    if (made.length === 0) return unchanged(saved);
    const [fault] = findFaults(
      own,
      made.flatMap(({ after }) => (after ? [after] : [])),
    );
    if (fault) {
      const index = changes.findIndex(({ after }) => after !== null && after === fault.group);
      throwProblem(searchWordsInvalid(fault.message, index === -1 ? 'changes' : `changes.${index}.after`));
    }
    await storeSearchWords(tx, actor.id, own);
    const event = { action: 'searchWordsChanged', userId: null, actorId: actor.id } as const;
    await recordAuditEvents(
      tx,
      actor,
      made.map((change) => ({ ...event, detail: describeGroupChange(change) })),
    );
    return saved;
  });
}

/** Names who has changed the groups, and when. */
async function toConflict(tx: EntityManager, actor: StaffActor): Promise<SearchWordsConflict> {
  const edit = await findSearchWordsEdit(tx);
  const editor = edit && (await describeLastEdit(tx, edit, actor.id));
  return searchWordsChanged(editor);
}

/** For the audit log. Of a group that is replaced it has what is new and what is gone. */
function describeGroupChange({ before, after }: GroupChange): string {
  if (!before) return `added: ${after?.join(', ')}`;
  if (!after) return `removed: ${before.join(', ')}`;
  const missingIn = (words: readonly string[], others: readonly string[]) =>
    words.filter((word) => !others.includes(word)).join(', ');
  const parts = [
    ['added', missingIn(after, before)],
    ['removed', missingIn(before, after)],
  ].filter(([, words]) => words !== '');
  return `${before[0]}: ${parts.map((part) => part.join(' ')).join('; ') || 'in another order'}`;
}

export interface SearchWordsCsv {
  __typename: 'DeskSearchWordsCsv';
  csv: string;
}

/** The shop's own groups as CSV, one a row, recorded in the audit log. */
export const exportSearchWords = (
  ctx: ExportContext,
  actor: StaffActor,
): Promise<SearchWordsCsv | TooManyRequests> =>
  recordExport<SearchWordsCsv, never>(ctx, actor, 'searchWordsExported', async () => {
    const groups = await readSearchWords(ctx.db.read);
    const columns = Math.max(2, ...groups.map(({ length }) => length));
    const header = Array.from({ length: columns }, (_, index) => `word${index + 1}`);
    const rows = groups.map((words) => header.map((_, index) => words[index] ?? ''));
    return {
      detail: `${groups.length} groups`,
      file: { __typename: 'DeskSearchWordsCsv', csv: toCsv(header, rows) },
    };
  });
