import { spawn } from 'node:child_process';
import path from 'node:path';
import { type CheckoutShop, startCheckoutShop } from '../../../test/checkoutShop.ts';
import { migrate } from '../../database/migrate.ts';
import { newId } from '../../lib/ids.ts';
import { findLedgerMismatches } from './ledger.queries.ts';
import { returnUnits } from './ledger.service.ts';
import { StockMovement } from './stockMovements.entity.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterAll(() => kit.close());

const mismatches = () => findLedgerMismatches(kit.shop.db.read);
/** A product's movements without the opening one, oldest first. */
const movementsOf = async (itemId: string) =>
  (await kit.shop.db.read.find(StockMovement, { where: { itemId }, order: { id: 'ASC' } })).slice(1);
/** The newest movement of a product. */
const lastMovement = async (productId: string) => (await movementsOf(productId)).at(-1);

describe('the stock ledger', () => {
  it('begins with the units that every product has', async () => {
    const { id } = await kit.product('basmati');
    expect(await kit.shop.db.read.findOneByOrFail(StockMovement, { itemId: id })).toMatchObject({
      id,
      quantity: await kit.stockOf(id),
      kind: 'opening',
      actorId: null,
      reference: null,
    });
    expect(await mismatches()).toEqual([]);
  });

  it('has no movement for a reservation, and one for its order', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 3 });
    const before = await movementsOf(product.id);
    expect(await kit.stockOf(product.id)).toBe(7);
    expect(await mismatches()).toEqual([]);

    const payment = await kit.payInPopup(checkout.providerOrderId);
    await kit.complete(shopper, payment);
    const [order] = (await kit.accountOf(shopper)).orders;
    expect((await movementsOf(product.id)).slice(before.length)).toMatchObject([
      { quantity: -3, kind: 'order', reference: order?.id, actorId: null },
    ]);
    expect(await mismatches()).toEqual([]);
  });

  it('has no movement for a checkout that is cancelled', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 2 });
    const before = await movementsOf(product.id);
    await kit.cancel(shopper, checkout.id);
    expect(await kit.stockOf(product.id)).toBe(10);
    expect(await movementsOf(product.id)).toEqual(before);
    expect(await mismatches()).toEqual([]);
  });

  it('has the order of a payment that came after the checkout was cancelled', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 2 });
    const payment = await kit.payInPopup(checkout.providerOrderId);
    await kit.cancel(shopper, checkout.id);
    await kit.complete(shopper, payment);
    expect(await lastMovement(product.id)).toMatchObject({ quantity: -2, kind: 'order' });
    expect(await kit.stockOf(product.id)).toBe(8);
    expect(await mismatches()).toEqual([]);
  });

  it('has one movement when one payment is settled by several requests at once', async () => {
    const { shopper, product, checkout } = await kit.startCheckout({ quantity: 4 });
    const before = await movementsOf(product.id);
    const payment = await kit.payInPopup(checkout.providerOrderId);
    await Promise.all(Array.from({ length: 5 }, () => kit.complete(shopper, payment)));
    expect((await movementsOf(product.id)).slice(before.length)).toMatchObject([{ quantity: -4 }]);
    expect(await mismatches()).toEqual([]);
  });

  it('adds up the lines of one product, and has who returned units', async () => {
    const { id: productId } = await kit.product('paneer');
    await kit.setStock(productId, 10);
    const [reference, actor] = [newId(), { id: newId() }];
    const demands = [
      { itemId: productId, units: 1 },
      { itemId: productId, units: 2 },
    ];
    await kit.shop.db.write((tx) => returnUnits(tx, { demands, kind: 'refund', reference, actor }));
    expect(await kit.stockOf(productId)).toBe(13);
    expect(await lastMovement(productId)).toMatchObject({
      quantity: 3,
      kind: 'refund',
      reference,
      actorId: actor.id,
    });
    expect(await mismatches()).toEqual([]);
  });

  it('counts reserved units when it is created for a shop with open checkouts', async () => {
    const { product } = await kit.startCheckout({ quantity: 6 });
    const { source, read } = kit.shop.db;
    const hasLedger = () => read.query('SELECT id FROM stock_movements LIMIT 1').catch(() => null);
    while (await hasLedger()) await source.undoLastMigration();
    await migrate(kit.shop.db);
    expect(await read.findOneByOrFail(StockMovement, { itemId: product.id })).toMatchObject({
      id: product.id,
      quantity: 10,
      kind: 'opening',
    });
    expect(await mismatches()).toEqual([]);
  });
});

/** Runs `npm run stock:check` on the shop's database. */
const runCheck = () =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const { databaseUrl, dataDir } = kit.shop.env;
    const program = spawn(
      process.execPath,
      [path.resolve(__dirname, '../../../dist/commands/stockCheck.js')],
      {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      },
    );
    let output = '';
    program.stdout.on('data', (text) => {
      output += text;
    });
    program.once('close', (code) => resolve({ code, output }));
  });

describe('npm run stock:check', () => {
  it('names the products whose stock was changed without a movement', async () => {
    expect(await runCheck()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/every product matches/),
    });
    const { id } = await kit.product('basmati');
    const units = await kit.stockOf(id);
    await kit.sql(`UPDATE products SET countInStock = countInStock - 2 WHERE id = '${id}'`);
    expect(await mismatches()).toMatchObject([{ itemId: id, onHand: units - 2, ledger: units }]);
    const { code, output } = await runCheck();
    expect(code).toBe(1);
    expect(output).toMatch(`${id}  on hand ${units - 2}, ledger ${units}  `);
  });
});
