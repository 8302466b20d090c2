import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../src/lib/ids.ts';
import type { RestProduct } from '../../test/restTypes.ts';
import type { Environment } from '../environment/environment.ts';
import { send } from '../environment/http.ts';
import type { StockedProduct } from './products.ts';

/** The sizes of loose goods, in grams. */
export const SIZES = [
  { label: '500 g', grams: 500 },
  { label: '1 kg', grams: 1000 },
] as const;

/** Of a package that is sold loose from now on. */
const GRAMS = 750;
/** Less than any size, so that it is never sold. */
const REMAINDER = 300;

const TIMEOUT_MS = 30_000;
const POLL_MS = 200;

/**
 * Sells products in sizes with prices of their own, which all draw on one stock in grams, and waits until each server shows them.
 * @param products are changed: they have these variants and this stock from now on
 * @param isWeighed whether they are weighed when they are packed
 */
export async function sellLoose(
  { database, servers }: Pick<Environment, 'database' | 'servers'>,
  products: readonly StockedProduct[],
  isWeighed = false,
): Promise<void> {
  const { query } = database;
  const now = Date.now();
  const units = products.reduce((sum, { item }) => sum + item.units, 0) * GRAMS + REMAINDER;
  const item = { id: newId(), units };
  await query(
    'INSERT INTO inventory_items (id, code, name, countedIn, units, lowStockAt, createdAt) VALUES (?, NULL, ?, ?, ?, NULL, ?)',
    [item.id, 'Loose goods', 'G', units, now],
  );
  await query(
    `INSERT INTO stock_movements (id, productId, quantity, kind, reason, actorId, reference, createdAt)
       VALUES (?, ?, ?, 'opening', '', NULL, NULL, ?)`,
    [item.id, item.id, units, now],
  );
  for (const product of products) {
    const [{ paise }] = product.variants;
    // The larger one costs less than twice the smaller one, and an odd number of paise.
    const [small, large] = [paise, 2 * paise - 33];
    const variants = [
      { option: SIZES[0].label, paise: small, requiredQuantity: SIZES[0].grams },
      { option: SIZES[1].label, paise: large, requiredQuantity: SIZES[1].grams },
    ] as const;
    for (const [position, { option, paise: price, requiredQuantity }] of variants.entries())
      await query(
        `INSERT INTO variants (id, productId, position, label, price, oldPrice, paused, weighed, inventoryId, requiredQuantity, amount, unit)
           VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, 'G')`,
        [
          ...[newId(), product.id, position, option, price, price],
          ...[isWeighed ? 1 : 0, item.id, requiredQuantity, requiredQuantity],
        ],
      );
    const labels = JSON.stringify(variants.map(({ option }) => option));
    await query(
      `UPDATE products SET productWeight = ?, size = '[]', productRam = '[]',
         revision = (SELECT revision + 1 FROM catalog_state) WHERE id = ?`,
      [labels, product.id],
    );
    Object.assign(product, { variants, item } satisfies Partial<StockedProduct>);
  }
  await query('UPDATE catalog_state SET revision = revision + 1');
  await Promise.all(servers.map(({ port }) => waitForSizes(port, products)));
}

async function waitForSizes(port: number, products: readonly StockedProduct[]): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (const { id } of products)
    for (;;) {
      const { body } = await send({ method: 'GET', port, path: `/api/products/${id}` });
      if ((body as RestProduct | undefined)?.productWeight?.includes(SIZES[0].label)) break;
      if (Date.now() > deadline) throw new Error('The shop does not show the sizes of loose goods');
      await sleep(POLL_MS);
    }
}
