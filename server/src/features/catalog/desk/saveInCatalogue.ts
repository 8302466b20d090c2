import type { EntityManager } from 'typeorm';
import {
  catchProblem,
  type InvalidInput,
  invalidInput,
  type Problem,
  throwProblem,
} from '../../../lib/problems.ts';
import { lockNextRevision } from '../catalog.queries.ts';
import { findUnknownPictures, type PicturePurpose } from '../pictures/cataloguePictures.service.ts';
import type { CatalogueDeskContext } from './catalogueDesk.ts';

/**
 * Runs a change of the catalogue in a transaction, one such change at a time in all processes, and then shows it.
 * @param work throws problems by `throwProblem`. No plain SELECT comes before it, so that it can lock rows before it reads others
 */
export async function saveInCatalogue<T extends object, P extends Problem>(
  { db, catalog }: CatalogueDeskContext,
  work: (tx: EntityManager, revision: number) => Promise<T>,
): Promise<T | P> {
  const result = await catchProblem<T, P>(() =>
    db.write(async (tx) => {
      // First: its row lock makes other changes of the catalogue wait, so that nobody overwrites what is compared here.
      const revision = await lockNextRevision(tx, db.dialect);
      return work(tx, revision);
    }),
  );
  await catalog.refresh();
  return result;
}

/** Throws InvalidInput unless the editor saw the stored version. */
export function checkVersion(stored: string, given: string, noun: string): void {
  if (stored !== given)
    throwProblem(
      invalidInput(`Somebody else has changed this ${noun} meanwhile. Please look at it again.`, 'version'),
    );
}

/** Throws InvalidInput if a new picture was not uploaded for this purpose. */
export async function checkPicture(
  tx: EntityManager,
  url: string,
  purpose: PicturePurpose,
  before: readonly string[],
): Promise<void> {
  if (!before.includes(url) && (await findUnknownPictures(tx, [url], purpose)).length > 0)
    throwProblem(invalidInput('Please upload this picture first', 'image'));
}

/** Throws InvalidInput unless the ids are exactly those of the rows. */
export function checkSameIds(ids: readonly string[], rows: readonly { id: string }[]): void {
  const stored = new Set(rows.map(({ id }) => id));
  if (ids.length !== stored.size || new Set(ids).size !== ids.length || ids.some((id) => !stored.has(id)))
    throwProblem(notThese);
}

const notThese: InvalidInput = invalidInput(
  'This list has changed meanwhile. Please look at it again.',
  'ids',
);
