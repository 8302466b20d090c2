import type { EntityManager } from 'typeorm';
import { CatalogState } from '../features/catalog/catalog.entity.ts';

/**
 * Announces a change of what visitors see: every process reads the catalogue and the settings again and drops cached responses. Call it
 * in the transaction of the change; its row stays locked until the commit, so changes happen one after another.
 */
export const incrementCatalogRevision = (tx: EntityManager): Promise<unknown> =>
  tx.increment(CatalogState, { id: 1 }, 'revision', 1);

/** The number of the catalogue's last change. */
export async function readRevision(manager: EntityManager): Promise<number> {
  return (await manager.findOneByOrFail(CatalogState, { id: 1 })).revision;
}
