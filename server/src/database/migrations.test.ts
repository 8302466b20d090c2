import { type CheckoutShop, startCheckoutShop } from '../../test/checkoutShop.ts';
import { Invoice } from '../features/orders/invoices/invoices.entity.ts';
import { Setting } from '../features/settings/settings.entity.ts';
import { userSearchKeys } from '../features/users/userSearch.ts';
import { User } from '../features/users/users.entity.ts';
import { newId } from '../lib/ids.ts';
import { parseShopDay } from '../lib/time/shopDay.ts';
import { migrate } from './migrate.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
  // The tests undo the migration that stores them.
  await kit.withoutSizes();
});
afterAll(() => kit.close());

const missingStatements = async () => (await kit.shop.db.source.driver.createSchemaBuilder().log()).upQueries;
const undoAll = async () => {
  for (const _ of kit.shop.db.source.migrations) await kit.shop.db.source.undoLastMigration();
};
/** The shop's tables that exist. */
const tables = async () => {
  const runner = kit.shop.db.source.createQueryRunner();
  const existing = await Promise.all(
    kit.shop.db.source.entityMetadatas.map(async ({ tableName }) =>
      (await runner.hasTable(tableName)) ? [tableName] : [],
    ),
  );
  await runner.release();
  return existing.flat();
};

describe('the migrations', () => {
  it('create exactly the tables, indexes and foreign keys of the entities', async () => {
    expect(await missingStatements()).toEqual([]);
  });

  it('are applied once', async () => {
    expect(await migrate(kit.shop.db)).toEqual([]);
  });

  it('keep orders and their statuses', async () => {
    const { db } = kit.shop;
    const checkout = await kit.startCheckout();
    await kit.complete(checkout.shopper, await kit.payInPopup(checkout.checkout.providerOrderId));
    const read = () => db.read.query('SELECT id, status, amount FROM orders');
    const before = await read();
    const isApplied = async () =>
      (await db.read.query(`SELECT name FROM migrations WHERE name LIKE 'Orders%'`)).length > 0;
    while (await isApplied()) await db.source.undoLastMigration();
    await migrate(db);
    expect(before).toMatchObject([{ status: 'paid' }]);
    expect(await read()).toEqual(before);
  });

  it('keep the automatic refunds, with the ids of their payments', async () => {
    const { db } = kit.shop;
    const { shopper, product, checkout } = await kit.startCheckout();
    await kit.cancel(shopper, checkout.id);
    await kit.setStock(product.id, 0);
    const { razorpay_payment_id: paymentId, ...answer } = await kit.payInPopup(checkout.providerOrderId);
    await kit.complete(shopper, { razorpay_payment_id: paymentId, ...answer });
    const read = () => db.read.query('SELECT * FROM refunds');
    const before = await read();
    const isApplied = async () =>
      (await db.read.query(`SELECT name FROM migrations WHERE name LIKE 'Refunds%'`)).length > 0;
    while (await isApplied()) await db.source.undoLastMigration();
    expect(await read()).toEqual([expect.not.objectContaining({ id: expect.anything() })]);
    await migrate(db);
    expect(before).toMatchObject([{ id: paymentId, paymentId, kind: 'automatic', orderId: null }]);
    expect(await read()).toEqual(before);
  });

  it('give older orders the place and the words of the name that the desk searches', async () => {
    const { db } = kit.shop;
    const form = { fullName: 'Asha Devi Kumari Rao', city: 'Pune', state: 'Maharashtra' };
    const { shopper, checkout } = await kit.startCheckout({ form });
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    const read = async () => [
      await db.read.query(
        `SELECT city, state, searchCity, searchState FROM orders WHERE checkoutId = '${checkout.id}'`,
      ),
      await db.read.query('SELECT part FROM order_name_parts ORDER BY part'),
    ];
    const before = await read();
    const isApplied = async () =>
      (await db.read.query(`SELECT name FROM migrations WHERE name LIKE 'OrderPlaces%'`)).length > 0;
    while (await isApplied()) await db.source.undoLastMigration();
    await migrate(db);
    expect(before).toEqual([
      [{ city: 'Pune', state: 'Maharashtra', searchCity: 'pune', searchState: 'maharashtra' }],
      [{ part: 'devi kumari rao' }, { part: 'kumari rao' }],
    ]);
    expect(await read()).toEqual(before);
  });

  it('give older invoices what the settings say of the shop', async () => {
    const { db } = kit.shop;
    const { shopper, checkout } = await kit.startCheckout();
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    const { id: orderId } = (await kit.accountOf(shopper)).orders[0]!;
    const read = async () => (await db.read.findOneByOrFail(Invoice, { orderId })).seller;
    const isApplied = async () =>
      (await db.read.query(`SELECT name FROM migrations WHERE name LIKE 'InvoiceSellers%'`)).length > 0;
    const undo = async () => {
      while (await isApplied()) await db.source.undoLastMigration();
    };
    await undo();
    await db.source.query(`INSERT INTO invoices VALUES ('${orderId}', '26-27/000001', 1)`);
    await migrate(db);
    const seller = {
      name: 'Kirana',
      address: '',
      gstin: '',
      phone: '1800 000 0000',
      invoiceText: 'Prices include all taxes. Delivery is free.',
    };
    expect(await read()).toEqual(seller);
    await undo();
    const value = { name: 'Kirana Bazaar', gstin: '27AAPFU0939F1ZV', lowStockThreshold: 3 };
    await db.write((tx) => tx.insert(Setting, { id: 'shop', value, version: 1, updatedAt: 1, actorId: '' }));
    await migrate(db);
    expect(await read()).toEqual({ ...seller, name: 'Kirana Bazaar', gstin: '27AAPFU0939F1ZV' });
    await db.source.query('DELETE FROM settings');
    await db.source.query('DELETE FROM invoices');
  });

  it('remember which sold-out products the release before has reported', async () => {
    const { db } = kit.shop;
    const isApplied = async () =>
      (await db.read.query(`SELECT name FROM migrations WHERE name LIKE 'SoldOutReports%'`)).length > 0;
    while (await isApplied()) await db.source.undoLastMigration();
    const [productId, markerId] = [newId(), newId()];
    // Not by its entity, which has columns of later migrations.
    await db.source.query(
      `INSERT INTO mails (id, dedupeKey, recipient, subject, text, createdAt, attempts)
         VALUES ('${markerId}', 'sold-out-${productId}-2026-11-23', '', '', '', 1, 0)`,
    );
    await migrate(db);
    expect(await db.read.query('SELECT day, productId, runId FROM sold_out_reports')).toEqual([
      { day: parseShopDay('2026-11-23'), productId, runId: markerId },
    ]);
    await db.source.query('DELETE FROM sold_out_reports');
    await db.source.query(`DELETE FROM mails WHERE id = '${markerId}'`);
  });

  it('give older accounts the keys by which the desk searches them', async () => {
    const { db } = kit.shop;
    for (const name of ['Zélie  Quentin Zarathustra', 'Asha', 'Meera Iyer']) {
      const { id } = await kit.newShopper();
      const phone = `+91${id.replace(/\D/g, '').slice(-10)}`;
      await db.write((tx) => tx.update(User, { id }, { name, phone, ...userSearchKeys({ name, phone }) }));
    }
    const read = async () => {
      const users = await db.read.query('SELECT * FROM users ORDER BY id');
      // A migration that is repeated starts to count anew.
      return users.map(({ lockVersion: _, ...user }: Record<string, unknown>) => user);
    };
    const before = await read();
    const isApplied = async () =>
      (await db.read.query(`SELECT name FROM migrations WHERE name LIKE 'Customers%'`)).length > 0;
    while (await isApplied()) await db.source.undoLastMigration();
    expect((await read())[0]).not.toHaveProperty('searchName');
    await migrate(db);
    expect(before.length).toBeGreaterThan(3);
    expect(await read()).toEqual(before);
  });

  it('store the keys of names without the signs that people leave out', async () => {
    const { db } = kit.shop;
    const isApplied = async () =>
      (await db.read.query(`SELECT name FROM migrations WHERE name LIKE 'NameKeys%'`)).length > 0;
    const { shopper, checkout } = await kit.startCheckout({ form: { fullName: 'Anne-Marie Q. R. O’Brien' } });
    await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
    const name = 'Anne-Marie Q. O’Brien';
    await db.write((tx) =>
      tx.update(User, { id: shopper.id }, { name, ...userSearchKeys({ name, phone: null }) }),
    );
    const read = async () => [
      await db.read.query(
        'SELECT id, name, searchName, searchSecondName, searchLastName FROM users ORDER BY id',
      ),
      await db.read.query('SELECT id, name, searchName, searchLastName FROM orders ORDER BY id'),
      await db.read.query('SELECT part, orderId FROM order_name_parts ORDER BY orderId, part'),
    ];
    const before = await read();
    while (await isApplied()) await db.source.undoLastMigration();
    // As the previous release stored them.
    await db.source.query(
      `UPDATE users SET searchName = 'anne-marie q. o’brien', searchSecondName = 'q. o’brien',
         searchLastName = 'o’brien' WHERE id = '${shopper.id}'`,
    );
    await db.source.query(
      `UPDATE orders SET searchName = 'anne-marie q. r. o’brien', searchLastName = 'o’brien'
         WHERE checkoutId = '${checkout.id}'`,
    );
    await db.source.query(`UPDATE order_name_parts SET part = 'q. r. o’brien' WHERE part LIKE 'q%'`);
    await db.source.query(`DELETE FROM order_name_parts WHERE part LIKE 'r%'`);
    await migrate(db);
    expect(before[2]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'q r obrien' }),
        expect.objectContaining({ part: 'r obrien' }),
      ]),
    );
    expect(await read()).toEqual(before);
    // An erased order stays without keys.
    await db.source.query(`UPDATE orders SET searchName = '' WHERE checkoutId = '${checkout.id}'`);
    await db.source.undoLastMigration();
    await migrate(db);
    const [order] = await db.read.query(`SELECT searchName FROM orders WHERE checkoutId = '${checkout.id}'`);
    expect(order).toEqual({ searchName: '' });
  });

  it('can be undone and applied again', async () => {
    await undoAll();
    expect(await tables()).toEqual([]);
    expect(await migrate(kit.shop.db)).toEqual(kit.shop.db.source.migrations.map(({ name }) => name));
    expect(await missingStatements()).toEqual([]);
    expect(await kit.shop.db.read.query('SELECT id, revision FROM catalog_state')).toEqual([
      { id: 1, revision: 0 },
    ]);
  });

  it.each([1, 5, 20])('complete a migration that was interrupted after %d statements', async (count) => {
    await undoAll();
    const runner = kit.shop.db.source.createQueryRunner();
    const query = runner.query.bind(runner);
    let remaining = count;
    const killed = jest.spyOn(runner, 'query').mockImplementation(async (statement, ...rest) => {
      if (statement.includes('CREATE') && remaining-- === 0) throw new Error('killed');
      return query(statement, ...rest);
    });
    // SQLite rolls the whole migration back, MySQL keeps the statements before the interruption.
    if (kit.shop.db.dialect === 'sqlite') await query('BEGIN');
    const [initial] = kit.shop.db.source.migrations;
    await expect(initial?.up(runner)).rejects.toThrow('killed');
    killed.mockRestore();
    if (kit.shop.db.dialect === 'sqlite') await query('ROLLBACK');
    await runner.release();

    await migrate(kit.shop.db);
    expect(await missingStatements()).toEqual([]);
  });

  it('reject a database from before the first release, and leave it as it is', async () => {
    const { db } = kit.shop;
    const before = await tables();
    const [initial] = await db.source.query('SELECT name FROM migrations');
    const rename = (name: string) => db.source.query('UPDATE migrations SET name = ?', [name]);
    await rename('Shop1795000000000');
    await expect(migrate(db)).rejects.toThrow('before the first release');
    await rename(initial.name);
    expect(await tables()).toEqual(before);
  });
});
