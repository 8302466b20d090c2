import type { EntityManager } from 'typeorm';
import { executeIn } from '../../../database/database.ts';

/** Adds to the uses of a picture. @returns whether there is a picture of that name */
export async function changeUses(tx: EntityManager, name: string, count: number): Promise<boolean> {
  // MySQL assigns from left to right, so that `uses` is still the old one in the CASE.
  const affected = await executeIn(
    tx,
    `UPDATE catalogue_pictures SET unusedSince = CASE WHEN uses + ? > 0 THEN NULL ELSE ? END, uses = uses + ? WHERE name = ?`,
    [count, Date.now(), count, name],
  );
  return affected === 1;
}
