import { type EntityManager, LessThan } from 'typeorm';
import { type Dialect, onConflictReplace, placeholders } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { CatalogState } from '../catalog.entity.ts';
import { ChargedPrice } from './chargedPrices.entity.ts';

/** A product whose prices may have changed. */
export interface PricedProduct {
  id: string;
  price: number;
  withdrawn: boolean;
  revision: number;
}

/** The products of later revisions than one, in their order, behind a product of it. */
export async function readPricedProducts(
  manager: EntityManager,
  { revision, id }: Pick<PricedProduct, 'revision' | 'id'>,
  limit: number,
): Promise<PricedProduct[]> {
  const rows: (Omit<PricedProduct, 'withdrawn'> & { withdrawn: number })[] = await manager.query(
    `SELECT id, price, withdrawn, revision FROM products
       WHERE revision > ? OR (revision = ? AND id > ?) ORDER BY revision, id LIMIT ${limit}`,
    [revision, revision, id],
  );
  return rows.map((row) => ({ ...row, withdrawn: Number(row.withdrawn) === 1 }));
}

/** The prices that products are charged for now, or were after a time. */
export async function readChargedPrices(
  manager: EntityManager,
  productIds: readonly string[],
  after: number,
): Promise<ChargedPrice[]> {
  if (productIds.length === 0) return [];
  return manager.query(
    `SELECT productId, label, price, chargedUntil FROM charged_prices
       WHERE productId IN (${placeholders(productIds)}) AND (chargedUntil IS NULL OR chargedUntil > ?)`,
    [...productIds, after],
  );
}

/** Stores which prices products are charged for from now on, in place of those until now. */
export async function replaceChargedPrices(
  tx: EntityManager,
  dialect: Dialect,
  { productIds, prices, now }: { productIds: readonly string[]; prices: ChargedPrice[]; now: number },
): Promise<void> {
  if (productIds.length === 0) return;
  await tx.query(
    `UPDATE charged_prices SET chargedUntil = ? WHERE chargedUntil IS NULL AND productId IN (${placeholders(productIds)})`,
    [now, ...productIds],
  );
  const key = ['productId', 'label', 'price'];
  await insertRows(tx, ChargedPrice, prices, onConflictReplace(dialect, key, ['chargedUntil']));
}

/** The catalogue's revision up to which prices are recorded. */
export const readRecordedRevision = async (manager: EntityManager): Promise<number> =>
  (await manager.findOneByOrFail(CatalogState, { id: 1 })).pricesRevision;

export const storeRecordedRevision = (tx: EntityManager, pricesRevision: number): Promise<unknown> =>
  tx.update(CatalogState, { id: 1 }, { pricesRevision });

/** Forgets prices that have not been charged since a time. */
export const deletePricesBefore = (tx: EntityManager, time: number): Promise<unknown> =>
  tx.delete(ChargedPrice, { chargedUntil: LessThan(time) });
