import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { createBatchLoader, PADDING_KEY, padToPowerOfTwo } from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { addStockDependency, type CacheDependencies } from './cacheDependencies.ts';
import { Product } from './catalog.entity.ts';
import { findAvailableStock } from './stock.queries.ts';

/** What is not kept in memory of products. */
export interface Details {
  /** The long text; empty for a product that is gone. */
  description(id: string): Promise<string>;
  /** Units that can be bought; what the shopper has reserved counts, because it is for what this shopper is about to buy. */
  countInStock(id: string): Promise<number>;
}

interface Wanted {
  id: string;
  column: 'description' | 'countInStock';
}
const keyOf = ({ id, column }: Wanted) => `${column} ${id}`;

type Row = Pick<Product, 'countInStock'> & Partial<Pick<Product, 'description'>>;

/** Descriptions and stock of products. A long text is read for those alone whose text is wanted, the stock with it. */
export const createProductRows = ({ read }: Db) =>
  createBatchLoader<Wanted, Row>(
    async (wanted) => {
      const described = new Set(wanted.flatMap(({ id, column }) => (column === 'description' ? [id] : [])));
      const others = new Set(wanted.flatMap(({ id }) => (described.has(id) ? [] : [id])));
      const rows = new Map<string, Row>();
      const put = async (ids: Set<string>, more: { description?: true }) => {
        if (ids.size === 0) return;
        const select = { id: true, countInStock: true, ...more } as const;
        const where = { id: In(padToPowerOfTwo([...ids], PADDING_KEY)) };
        for (const row of await read.find(Product, { select, where })) rows.set(row.id, row);
      };
      await Promise.all([put(described, { description: true }), put(others, {})]);
      return new Map(
        wanted.flatMap((one) => {
          const row = rows.get(one.id);
          return row ? [[keyOf(one), row]] : [];
        }),
      );
    },
    { keyOf },
  );

/** @param userId null: a visitor, who has nothing reserved */
export function createDetails(
  { db, shownStock, productRows }: Pick<Shop, 'db' | 'shownStock' | 'productRows'>,
  userId: string | null,
  dependencies: CacheDependencies,
): Details {
  /** Batches the products of one request. */
  const availableStock = new DataLoader<string, number>(async (ids) => {
    const units = await findAvailableStock(db.read, userId ?? '', ids);
    return ids.map((id) => units.get(id) ?? 0);
  });

  async function shown(id: string): Promise<number> {
    const known = shownStock.known(id);
    if (known !== undefined) return known;
    const { countInStock = 0 } = (await productRows.load({ id, column: 'countInStock' })) ?? {};
    shownStock.note(id, countInStock);
    return countInStock;
  }

  return {
    description: async (id) => (await productRows.load({ id, column: 'description' }))?.description ?? '',
    async countInStock(id) {
      if (userId) return availableStock.load(id);
      const units = await shown(id);
      addStockDependency(dependencies, id, units);
      return units;
    },
  };
}
