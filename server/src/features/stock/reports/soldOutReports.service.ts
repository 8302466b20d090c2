import { type EntityManager, In, LessThan } from 'typeorm';
import { type Dialect, onConflictIgnore } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { type ShopDay, shopDayOf } from '../../../lib/time/shopDay.ts';
import type { SoldOutProduct } from './soldOut.queries.ts';
import { SoldOutReport } from './soldOutReports.entity.ts';

/** Longer than a first run looks back. */
const RETENTION_DAYS = 7;

const dayOf = ({ soldOutAt }: SoldOutProduct): ShopDay => shopDayOf(soldOutAt);
const keyOf = (day: ShopDay, productId: string): string => `${day} ${productId}`;

/**
 * Stores in the transaction of the mails which products they report.
 * @returns those of the products that no other run reports on their day; of several processes one gets each
 */
export async function recordSoldOutReports(
  tx: EntityManager,
  dialect: Dialect,
  runId: string,
  products: readonly SoldOutProduct[],
): Promise<SoldOutProduct[]> {
  const where = {
    day: In([...new Set(products.map(dayOf))]),
    productId: In(products.map(({ id }) => id)),
  };
  const stored = await tx.findBy(SoldOutReport, where);
  const storedKeys = new Set(stored.map(({ day, productId }) => keyOf(day, productId)));
  const rows = products
    .map((product): SoldOutReport => ({ day: dayOf(product), productId: product.id, runId }))
    .filter(({ day, productId }) => !storedKeys.has(keyOf(day, productId)))
    // In one order, so that two processes do not wait for each other.
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
  await insertRows(tx, SoldOutReport, rows, onConflictIgnore(dialect, ['day', 'productId']));
  const own = rows.length > 0 ? await tx.findBy(SoldOutReport, { ...where, runId }) : [];
  const ownIds = new Set(own.map(({ productId }) => productId));
  return products.filter(({ id }) => ownIds.has(id));
}

export const deleteOldSoldOutReports = (tx: EntityManager, today: ShopDay): Promise<unknown> =>
  tx.delete(SoldOutReport, { day: LessThan(today - RETENTION_DAYS) });
