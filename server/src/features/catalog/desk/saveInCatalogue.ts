import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { incrementCatalogRevision } from '../../../database/catalogRevision.ts';
import { catchProblem, type Problem, throwProblem } from '../../../lib/problems.ts';
import { describeLastEdit, findLastEdit } from '../../users/lastEdit.service.ts';
import { pictureNotUploaded } from '../../users/users.problems.ts';
import { changedMeanwhile, listChanged } from '../catalog.problems.ts';
import { lockRevision } from '../catalog.queries.ts';
import { findMissingPictures, type PicturePurpose } from '../pictures/cataloguePictures.service.ts';
import type { CatalogueDeskContext, StaffActor } from './catalogueDesk.ts';

/** What a change results in that would store everything as it is. */
interface Unchanged<T> {
  unchangedResult: T;
}

/** Ends the work of `saveInCatalogue` without a change. */
export const unchanged = <T>(result: T): Unchanged<T> => ({ unchangedResult: result });

const isUnchanged = <T extends object>(outcome: T | Unchanged<T>): outcome is Unchanged<T> =>
  'unchangedResult' in outcome;

/**
 * Runs a change of the catalogue in a transaction, one such change at a time in all processes, and then shows it.
 * @param work gets the revision that the changed products must have. It throws problems by `throwProblem`. When nothing changes, it
 * writes nothing and returns its result by `unchanged`, so that no cached page expires.
 */
export async function saveInCatalogue<T extends object, P extends Problem>(
  { db, catalog }: CatalogueDeskContext,
  work: (tx: EntityManager, revision: number) => Promise<T | Unchanged<T>>,
): Promise<T | P> {
  const result = await catchProblem<T, P>(() =>
    db.write(async (tx) => {
      // First: its row lock makes other changes of the catalogue wait, so that nobody overwrites what is compared here.
      const revision = (await lockRevision(tx, db.dialect)) + 1;
      const outcome = await work(tx, revision);
      if (isUnchanged(outcome)) return outcome.unchangedResult;
      await incrementCatalogRevision(tx);
      return outcome;
    }),
  );
  await catalog.refresh();
  return result;
}

interface EditedVersion {
  noun: 'category' | 'banner';
  id: string;
  stored: string;
  /** That the editor saw. */
  expected: string;
}

/** Throws InvalidInput, which names who has changed it and when, unless the editor saw the stored version. */
export async function checkVersion(
  tx: EntityManager,
  actor: StaffActor,
  { noun, id, stored, expected }: EditedVersion,
): Promise<void> {
  if (stored === expected) return;
  const edit = await findLastEdit(tx, `${noun}:${id}`, [`${noun}Changed`]);
  const editor = edit && (await describeLastEdit(tx, edit, actor.id));
  throwProblem(changedMeanwhile(noun, editor));
}

/** Throws InvalidInput if a new picture was not uploaded for this purpose. */
export async function checkPicture(
  tx: EntityManager,
  url: string,
  purpose: PicturePurpose,
  before: readonly string[],
): Promise<void> {
  if (!before.includes(url) && (await findMissingPictures(tx, [url], purpose)).length > 0)
    throwProblem(pictureNotUploaded('image'));
}

/** Throws InvalidInput unless the ids are exactly those of the rows. */
export function checkSameIds(ids: readonly string[], rows: readonly { id: string }[]): void {
  const stored = new Set(rows.map(({ id }) => id));
  if (ids.length !== stored.size || new Set(ids).size !== ids.length || ids.some((id) => !stored.has(id)))
    throwProblem(listChanged());
}

/** Whether a row would be stored as it is. */
export const isSameRow = <Row extends object>(before: Row, after: Row): boolean =>
  isDeepStrictEqual({ ...before }, { ...after });

/** Whether rows are in the order of the ids already. @param rows in any order */
export const isSameOrder = (
  ids: readonly string[],
  rows: readonly { id: string; position: number }[],
): boolean => [...rows].sort((a, b) => a.position - b.position).every(({ id }, index) => id === ids[index]);
