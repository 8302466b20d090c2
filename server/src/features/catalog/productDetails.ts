import DataLoader from 'dataloader';
import { In } from 'typeorm';
import {
  type BatchLoader,
  createBatchLoader,
  PADDING_KEY,
  padToPowerOfTwo,
} from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { findAvailableUnits } from '../stock/stock.service.ts';
import type { StockCache } from '../stock/stockCache.service.ts';
import { addStockDependency, type CacheDependencies } from './cacheDependencies.ts';
import { Product } from './catalog.entity.ts';
import { type CatalogVariant, itemOf } from './variants/variants.service.ts';

/** The data of products that is not kept in memory, as one request reads it. */
export interface ProductDetails {
  /** Empty if there is no such product. */
  description(productId: string): Promise<string>;
  /** Units of a variant's inventory item that the viewer can buy, including those that the viewer's open checkout has reserved. */
  units(variant: Pick<CatalogVariant, 'productId' | 'inventoryId'>): Promise<number>;
}

interface DetailKey {
  id: string;
  column: 'description' | 'countInStock';
}
const keyOf = ({ id, column }: DetailKey) => `${column} ${id}`;

/** The description only if it was requested: it is long. */
type DetailRow = Pick<Product, 'countInStock'> & Partial<Pick<Product, 'description'>>;

export type ProductDetailLoader = BatchLoader<DetailKey, DetailRow>;

/** Batches the reads of all requests: one statement for products whose description is requested, one for the others. */
export const createProductDetailLoader = ({ read }: Pick<Db, 'read'>): ProductDetailLoader =>
  createBatchLoader<DetailKey, DetailRow>(
    async (keys) => {
      const withDescription = new Set(
        keys.filter(({ column }) => column === 'description').map(({ id }) => id),
      );
      const stockOnly = new Set(keys.map(({ id }) => id).filter((id) => !withDescription.has(id)));
      const findRows = async (ids: Set<string>, columns: { description?: true }): Promise<Product[]> =>
        ids.size === 0
          ? []
          : read.find(Product, {
              select: { id: true, countInStock: true, ...columns } as const,
              where: { id: In(padToPowerOfTwo([...ids], PADDING_KEY)) },
            });
      const rows = await Promise.all([
        findRows(withDescription, { description: true }),
        findRows(stockOnly, {}),
      ]);
      const rowById = new Map(rows.flat().map((row) => [row.id, row]));
      return new Map(
        keys.flatMap((key): [string, DetailRow][] => {
          const row = rowById.get(key.id);
          return row ? [[keyOf(key), row]] : [];
        }),
      );
    },
    { keyOf },
  );

interface Sources {
  db: Pick<Db, 'read'>;
  stockCache: StockCache;
  productDetailLoader: ProductDetailLoader;
}

/**
 * @param userId null: a visitor, who has no reservations and whose response may be cached
 * @param dependencies gets the stock that a visitor is shown
 */
export function createProductDetails(
  { db, stockCache, productDetailLoader }: Sources,
  userId: string | null,
  dependencies: CacheDependencies,
): ProductDetails {
  /** Batches the inventory items of one request. */
  const availableUnits = new DataLoader<string, number>(async (ids) => {
    const units = await findAvailableUnits(db.read, userId ?? '', ids);
    return ids.map((id) => units.get(id) ?? 0);
  });

  async function visitorUnits({
    productId: id,
    inventoryId,
  }: Parameters<ProductDetails['units']>[0]): Promise<number> {
    if (inventoryId) return stockCache.load(inventoryId);
    const cached = stockCache.get(id);
    if (cached !== undefined) return cached;
    // By this loader, so that a product whose description is read takes no second statement.
    const { countInStock = 0 } = (await productDetailLoader.load({ id, column: 'countInStock' })) ?? {};
    stockCache.set(id, countInStock);
    return countInStock;
  }

  return {
    description: async (id) =>
      (await productDetailLoader.load({ id, column: 'description' }))?.description ?? '',
    async units(variant) {
      const id = itemOf(variant);
      if (userId) return availableUnits.load(id);
      const units = await visitorUnits(variant);
      addStockDependency(dependencies, id, units);
      return units;
    },
  };
}
