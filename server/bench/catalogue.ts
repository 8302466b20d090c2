import type { EntityManager } from 'typeorm';
import type { Db } from '../src/database/database.ts';
import { insertRows } from '../src/database/insertRows.ts';
import { Product } from '../src/features/catalog/catalog.entity.ts';
import { nextRevision } from '../src/features/catalog/catalog.queries.ts';
import { recordMovements, recordOpeningUnits } from '../src/features/stock/ledger.service.ts';
import { newId } from '../src/lib/ids.ts';

const BATCH = 500;
const ADJECTIVES = [
  'Organic',
  'Roasted',
  'Stone Ground',
  'Sun Dried',
  'Mini',
  'Family',
  'Aged',
  'Tender',
  'Smoked',
];

/** Stock of each product; more than the longest run buys. */
export const UNITS = 10_000_000;

/** Adds variants of the demo products up to `size` products, the same in every run. The stock ledger sums to the stock. */
export async function growCatalogue(db: Db, size: number): Promise<void> {
  await db.write(fillStock);
  const originals = await db.read.find(Product, { order: { position: 'ASC' } });
  for (let made = originals.length; made < size; made += BATCH) {
    await db.write(async (tx) => {
      const revision = await nextRevision(tx);
      const count = Math.min(BATCH, size - made);
      const batch = Array.from({ length: count }, (_, index) => variant(originals, made + index, revision));
      await insertRows(tx, Product, batch);
      await recordOpeningUnits(tx, batch);
    });
  }
}

async function fillStock(tx: EntityManager): Promise<void> {
  const products = await tx.findBy(Product, { withdrawn: false });
  await recordMovements(
    tx,
    products.map(({ id, countInStock }) => ({
      itemId: id,
      quantity: UNITS - countInStock,
      kind: 'received',
    })),
  );
  await tx.update(Product, { withdrawn: false }, { countInStock: UNITS });
}

function variant(originals: readonly Product[], number: number, revision: number): Product {
  const original = originals[number % originals.length];
  if (!original) throw new Error('The catalogue is empty');
  const round = Math.floor(number / originals.length);
  return {
    ...original,
    id: newId(),
    name: `${ADJECTIVES[round % ADJECTIVES.length]} ${original.name} No. ${round}`,
    price: original.price + ((number * 7919) % 5000),
    oldPrice: original.oldPrice + 5000,
    countInStock: UNITS,
    position: number,
    revision,
  };
}
