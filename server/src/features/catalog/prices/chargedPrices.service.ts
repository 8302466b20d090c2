import { type BatchLoader, createBatchLoader } from '../../../database/batchLoader.ts';
import type { Db } from '../../../database/database.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { DAY_MS } from '../../../lib/time/shopDay.ts';
import { readVariants } from '../variants/variants.queries.ts';
import type { CatalogVariant } from '../variants/variants.service.ts';
import type { ChargedPrice } from './chargedPrices.entity.ts';
import {
  deletePricesBefore,
  type PricedProduct,
  readChargedPrices,
  readPricedProducts,
  readRecordedRevision,
  replaceChargedPrices,
  storeRecordedRevision,
} from './chargedPrices.queries.ts';

/** How long a price counts as charged after its end. */
const CHARGED_MS = 30 * DAY_MS;
const BATCH = 500;

interface PricesContext {
  db: Pick<Db, 'dialect' | 'read' | 'write'>;
}

/** Records the prices of all products that have changed since it was called last. A price that lasted less than that is not recorded. */
export async function recordPrices({ db }: PricesContext, shouldContinue = () => true): Promise<void> {
  const recorded = await readRecordedRevision(db.read);
  let last: Pick<PricedProduct, 'revision' | 'id'> = { revision: recorded + 1, id: '' };
  for (let isFull = true; isFull && shouldContinue(); ) {
    const products = await readPricedProducts(db.read, last, BATCH);
    await recordPricesOf(db, products);
    last = products.at(-1) ?? last;
    isFull = products.length === BATCH;
  }
  // Changes during a revision are possible only before its commit, so the last one that was read is complete.
  if (last.id !== '' && shouldContinue()) await db.write((tx) => storeRecordedRevision(tx, last.revision));
}

async function recordPricesOf(
  { dialect, read, write }: PricesContext['db'],
  products: PricedProduct[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return;
  const now = Date.now();
  const variants = await readVariants(read, ids);
  const chargedById = groupBy(await readChargedPrices(read, ids, now), ({ productId }) => productId);
  const changed = products
    .map((product) => ({
      id: product.id,
      prices: pricesOf(product, variants.get(product.id) ?? []),
      charged: chargedById.get(product.id) ?? [],
    }))
    .filter(({ prices, charged }) => keysOf(prices) !== keysOf(charged));
  await write((tx) =>
    replaceChargedPrices(tx, dialect, {
      productIds: changed.map(({ id }) => id),
      prices: changed.flatMap(({ prices }) => prices),
      now,
    }),
  );
}

/** What a product is on sale for. */
function pricesOf(
  { id, price, withdrawn }: PricedProduct,
  variants: readonly CatalogVariant[],
): ChargedPrice[] {
  if (withdrawn) return [];
  const sold = variants.length === 0 ? [{ label: '', price }] : variants.filter(({ paused }) => !paused);
  return sold.map(({ label, price }) => ({ productId: id, label, price, chargedUntil: null }));
}

const keysOf = (prices: readonly ChargedPrice[]): string =>
  prices
    .map(({ label, price }) => `${price} ${label}`)
    .sort()
    .join('\n');

/** Forgets prices that no old price may be any more. */
export const deleteOldPrices = async ({ db }: PricesContext): Promise<void> => {
  await db.write((tx) => deletePricesBefore(tx, Date.now() - CHARGED_MS));
};

export type ChargedPricesLoader = BatchLoader<string, ChargedPrice[]>;

/** Batches the reads of the prices that products were charged for within 30 days. */
export const createChargedPricesLoader = ({ read }: Pick<Db, 'read'>): ChargedPricesLoader =>
  createBatchLoader(async (ids) =>
    groupBy(await readChargedPrices(read, ids, Date.now() - CHARGED_MS), ({ productId }) => productId),
  );

/**
 * The prices that a product, or one of its stored variants, was charged for within 30 days, lowest first. Before a product had variants with
 * prices of their own, its price was that of each of them.
 */
export async function findChargedPrices(
  { chargedPricesLoader }: { chargedPricesLoader: ChargedPricesLoader },
  productId: string,
  label = '',
): Promise<number[]> {
  const charged = (await chargedPricesLoader.load(productId)) ?? [];
  const prices = charged.filter((price) => price.label === '' || price.label === label);
  return [...new Set(prices.map(({ price }) => price))].sort((one, other) => one - other);
}
