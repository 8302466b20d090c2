import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { Shop } from '../../shop.ts';
import { Product } from './catalog.entity.ts';
import type { Catalog } from './catalog.ts';
import { stockFor } from './stock.service.ts';

/** What an answer shows of the catalogue: as long as this is so, the answer is right. */
export interface Seen {
  /** Of the catalogue when the answer was begun; null: what was found is not all there is. */
  readonly revision: number | null;
  /** Units that are shown, by product id. Not a number, which is never right: one number was shown, and then another. */
  readonly stock: Map<string, number>;
}

/** For an answer that is about to be made. */
export const beginSeeing = ({ now, search }: Catalog): Seen => ({
  revision: search.isComplete() ? now.revision : null,
  stock: new Map(),
});

/** What is not kept in memory of products, one query for all that a request asks about. */
export interface Details {
  /** The long text; empty for a product that is gone. */
  description(id: string): Promise<string>;
  /** Units that can be bought; what the shopper has reserved counts, because it is for what this shopper is about to buy. */
  countInStock(id: string): Promise<number>;
}

type Column = 'description' | 'countInStock';

/** @param userId null: a visitor, who has nothing reserved */
export function createDetails(
  { db, shownStock }: Pick<Shop, 'db' | 'shownStock'>,
  userId: string | null,
  seen: Seen,
): Details {
  const rows = new DataLoader<{ id: string; column: Column }, Partial<Product>, string>(
    async (wanted) => {
      const columns = Object.fromEntries(wanted.map(({ column }) => [column, true]));
      const found = await db.read.find(Product, {
        select: { id: true, ...columns },
        where: { id: In([...new Set(wanted.map(({ id }) => id))]) },
      });
      const byId = new Map(found.map((row) => [row.id, row]));
      return wanted.map(({ id }) => byId.get(id) ?? {});
    },
    { cacheKeyFn: ({ id, column }) => `${column} ${id}` },
  );

  /** Read together: what one has reserved is not in stock, and what is given back is. */
  const withOwn = new DataLoader<string, number>(async (ids) => {
    const found: { id: string; units: number | string }[] = await db.read.query(
      `SELECT p.id, ${stockFor('p', '?')} AS units FROM products p WHERE p.id IN (${ids.map(() => '?')})`,
      [userId, ...ids],
    );
    const byId = new Map(found.map(({ id, units }) => [id, Number(units)]));
    return ids.map((id) => byId.get(id) ?? 0);
  });

  async function shown(id: string): Promise<number> {
    const known = shownStock.known(id);
    if (known !== undefined) return known;
    const { countInStock = 0 } = await rows.load({ id, column: 'countInStock' });
    shownStock.note(id, countInStock);
    return countInStock;
  }

  return {
    description: async (id) => (await rows.load({ id, column: 'description' })).description ?? '',
    async countInStock(id) {
      if (userId) return withOwn.load(id);
      const units = await shown(id);
      const before = seen.stock.get(id) ?? units;
      seen.stock.set(id, before === units ? units : Number.NaN);
      return units;
    },
  };
}
