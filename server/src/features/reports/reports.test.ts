import { type CheckoutShop, startCheckoutShop } from '../../../test/checkoutShop.ts';
import { OpenTasks, Report } from '../../../test/generated/documents.ts';
import { scansOf } from '../../../test/scansOf.ts';
import type { Shopper } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { shopDaySql } from '../../database/shopDaySql.ts';
import { newId } from '../../lib/ids.ts';
import { toRupees } from '../../lib/money.ts';
import { DAY_MS, formatShopDay, shopDayOf, startOfShopDay } from '../../lib/time/shopDay.ts';
import { setShopTimeZone } from '../../lib/time/shopZone.ts';
import { addDailySales } from '../orders/figures/dailySales.service.ts';
import { Order } from '../orders/orders.entity.ts';

let kit: CheckoutShop;
let owner: Shopper;
let shopper: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  owner = await kit.newStaff('owner');
  shopper = await kit.newShopper();
});
afterAll(() => kit.close());

const today = shopDayOf(Date.now());

/** Buys products (name → units) and dates the order back. @returns the order's id */
async function buy(units: Record<string, number>, placedAt: number): Promise<string> {
  for (const [name, quantity] of Object.entries(units)) {
    const product = await kit.product(name);
    await kit.setStock(product.id, 100);
    await kit.addToCart(shopper, { productId: product.id, option: product.options[0], quantity });
  }
  const { id, providerOrderId } = await kit.openCheckout(shopper, { ...billing, email: shopper.email });
  await kit.complete(shopper, await kit.payInPopup(providerOrderId));
  // Each fixture is another checkout of the same shopper, who may buy the same goods again.
  await kit.sql(`UPDATE checkouts SET createdAt = ${placedAt}, paidAt = ${placedAt} WHERE id = '${id}'`);
  await kit.sql(`UPDATE orders SET createdAt = ${placedAt} WHERE checkoutId = '${id}'`);
  return (await kit.shop.db.read.findOneByOrFail(Order, { checkoutId: id })).id;
}

type Variables = Parameters<typeof read>[0];
async function read(variables: { lastDays?: number; from?: string; to?: string; by?: 'SALES' | 'UNITS' }) {
  const { desk } = await kit.gql(Report, variables, owner.token);
  if (!desk) throw new Error('The owner has no desk');
  return desk.report;
}
const addDays = () => addDailySales(kit.shop, () => true);

/** The orders whose day in India is in a period, from the orders themselves and by the runtime's time zones. */
async function ordersOf(from: string, to: string) {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
  const orders = await kit.shop.db.read.find(Order);
  return orders.filter(({ createdAt }) => {
    const day = dayOf.format(createdAt);
    return day >= from && day <= to;
  });
}

/** Reads a report twice, before and after its days are summed up; both must be the same. */
async function readBoth(variables: Variables) {
  await kit.sql('DELETE FROM daily_sales');
  const report = await read(variables);
  await addDays();
  expect(await read(variables)).toEqual(report);
  return report;
}

describe('the shop’s figures', () => {
  beforeAll(async () => {
    const noon = (daysAgo: number) => startOfShopDay(today - daysAgo) + DAY_MS / 2;
    await buy({ basmati: 2 }, noon(12));
    await buy({ basmati: 1, paneer: 3 }, noon(9));
    // The last and the first moment of a day in India.
    await buy({ paneer: 1 }, startOfShopDay(today - 6) - 1);
    await buy({ paneer: 2 }, startOfShopDay(today - 6));
    await buy({ basmati: 1 }, noon(3));
    await buy({ basmati: 1, paneer: 1 }, startOfShopDay(today));
  });

  it.each([1, 7, 30, 90])('of %d days sum up to the orders', async (lastDays) => {
    const { current } = await readBoth({ lastDays });
    const orders = await ordersOf(current.from, current.to);
    const sum = orders.reduce((total, { amount }) => total + amount, 0);
    expect(current.sales).toBe(toRupees(sum));
    expect(current.orders).toBe(orders.length);
    expect(current.averageBasket).toBe(toRupees(Math.round(sum / orders.length)));
    expect(current.days).toHaveLength(lastDays);
    const ofDays = current.days.reduce((total, { sales }) => total + Math.round(sales * 100), 0);
    expect(ofDays).toBe(sum);
  });

  it('count an order on its day in India', async () => {
    const [from, to] = [formatShopDay(today - 6), formatShopDay(today - 1)];
    const { current, previous } = await readBoth({ from, to });
    expect(current.days[0]).toMatchObject({ date: from, orders: 1 });
    expect(previous.days.at(-1)).toMatchObject({ date: formatShopDay(today - 7), orders: 1 });
    expect([current.orders, previous.orders]).toEqual([2, 3]);
  });

  it.each(['UTC', 'Asia/Kathmandu', 'America/Bogota'])('have the days of a shop in %s', async (zone) => {
    setShopTimeZone(zone);
    const midnight = startOfShopDay(today - 6);
    for (const time of [midnight - 1, midnight, midnight + DAY_MS - 1]) {
      const [row] = await kit.sql(`SELECT ${shopDaySql(kit.shop.db.dialect, String(time))} AS day`);
      expect(Number(row?.day)).toBe(shopDayOf(time));
    }
    setShopTimeZone(kit.shop.env.shopTimeZone);
  });

  it('of a day are the same for from–to', async () => {
    const date = formatShopDay(today - 6);
    const { current } = await readBoth({ from: date, to: date });
    expect(current).toMatchObject({ orders: 1, days: [{ date, orders: 1 }] });
    expect(current.sales).toBe(current.days[0]?.sales);
  });

  it('compare a day that is not over with the same part of an earlier day', async () => {
    const elapsed = Date.now() - startOfShopDay(today);
    const [early, late] = [startOfShopDay(today - 1), startOfShopDay(today - 1) + elapsed + 3_600_000];
    await buy({ basmati: 1 }, early);
    if (shopDayOf(late) === today - 1) await buy({ basmati: 1 }, late);
    const { previous } = await readBoth({ lastDays: 1 });
    expect(previous.orders).toBe(1);
  });

  it('have today beside any period, compared with yesterday up to the same time', async () => {
    const { current, previous } = await readBoth({ lastDays: 1 });
    expect(current.orders).toBeGreaterThan(0);
    expect(previous.orders).toBeGreaterThan(0);
    for (const variables of [{ lastDays: 30 }, { from: '2020-02-28', to: '2020-03-01' }, { lastDays: 1 }]) {
      // The second request is later, so that more of yesterday may belong to it; nothing was bought then.
      const { today, yesterday } = await readBoth(variables);
      expect([today, yesterday]).toEqual([current, previous]);
    }
  });

  it('are read in four statements, those of the checkouts of days that are over and of what was sold apart', async () => {
    await read({ lastDays: 63 });
    const statements = await kit.statements(() => read({ lastDays: 63 }));
    const tables = statements
      .map(({ sql }) => /FROM (daily_sales|orders|refunds|checkouts)\b/.exec(sql)?.[1])
      .filter((table) => table !== undefined);
    expect(tables.toSorted()).toEqual(['checkouts', 'daily_sales', 'daily_sales', 'refunds']);
  });

  it('have the best sellers by rupees and by units, and the categories', async () => {
    // A period that no other test reads: best sellers may be a minute old.
    const { bestSellers, categories, current } = await readBoth({ lastDays: 8 });
    const byUnits = (await read({ lastDays: 8, by: 'UNITS' })).bestSellers;
    const [basmati, paneer] = [await kit.product('basmati'), await kit.product('paneer')];
    expect(byUnits.map(({ id, units }) => [id, units])).toEqual(
      expect.arrayContaining([
        [paneer.id, 4],
        [basmati.id, expect.any(Number)],
      ]),
    );
    expect(byUnits[0]!.units).toBeGreaterThanOrEqual(byUnits[1]!.units);
    expect(bestSellers[0]!.sales).toBeGreaterThanOrEqual(bestSellers[1]!.sales);
    for (const sold of [bestSellers, categories]) {
      const sum = sold.reduce((total, { sales }) => total + Math.round(sales * 100), 0);
      expect(toRupees(sum)).toBe(current.sales);
    }
    expect(categories.map(({ name }) => name)).toHaveLength(2);
  });

  it('read the best sellers and categories of several days once a minute, for all who ask at the same time', async () => {
    const countReads = async (lastDays: number) => {
      const statements = await kit.statements(() =>
        Promise.all([read({ lastDays }), read({ lastDays }), read({ lastDays })]),
      );
      return statements.filter(({ sql }) => /JOIN (products|categories) named/.test(sql)).length;
    };
    expect(await countReads(61)).toBe(2);
    expect(await countReads(61)).toBe(0);
    expect(await countReads(2)).toBe(2);
    expect(await countReads(1)).toBe(6);
  });

  it('count the checkouts of days that are over once a minute, and those of today anew', async () => {
    const spansOf = async () =>
      (await kit.statements(() => read({ lastDays: 62 })))
        .filter(({ sql }) => sql.includes('FROM checkouts'))
        .map(({ parameters }) =>
          parameters.flatMap((until, at) => (at % 2 === 1 ? Number(until) - Number(parameters[at - 1]) : [])),
        );
    await spansOf();
    const [spans, ...others] = await spansOf();
    expect(others).toEqual([]);
    expect(spans).toHaveLength(4);
    expect(Math.max(...spans!)).toBeLessThanOrEqual(DAY_MS);
  });

  it('have the refunds of orders that have not failed, and the checkouts that were paid', async () => {
    await kit.openCheckout(await fillAnotherCart());
    const before = await read({ lastDays: 7 });
    const orderId = await buy({ basmati: 1 }, startOfShopDay(today));
    const { paymentId } = await kit.shop.db.read.findOneByOrFail(Order, { id: orderId });
    const refund = (amount: number, failedAt: number | null) =>
      kit.sql(`INSERT INTO refunds (id, paymentId, kind, orderId, amount, reason, restock, attempts, createdAt, failedAt)
        VALUES ('${newId()}', '${paymentId}', 'byStaff', '${orderId}', ${amount}, '', 0, 1, ${Date.now()}, ${failedAt})`);
    await refund(1050, null);
    await refund(2000, Date.now());
    const { current } = await read({ lastDays: 7 });
    expect(current).toMatchObject({
      refunds: before.current.refunds + 10.5,
      refundCount: before.current.refundCount + 1,
      checkoutsBegun: before.current.checkoutsBegun + 1,
      checkoutsPaid: before.current.checkoutsPaid + 1,
    });
    expect(current.checkoutsBegun).toBeGreaterThan(current.checkoutsPaid);
    const sumOf = (count: 'checkoutsBegun' | 'checkoutsPaid') =>
      current.days.reduce((sum, day) => sum + day[count], 0);
    expect(sumOf('checkoutsBegun')).toBe(current.checkoutsBegun);
    expect(sumOf('checkoutsPaid')).toBe(current.checkoutsPaid);
    expect(current.days.at(-1)).toMatchObject({
      checkoutsBegun: before.current.days.at(-1)!.checkoutsBegun + 1,
      checkoutsPaid: before.current.days.at(-1)!.checkoutsPaid + 1,
    });
  });

  it('have days without orders', async () => {
    const { current, bestSellers, categories } = await read({ from: '2020-02-28', to: '2020-03-01' });
    expect(current).toMatchObject({
      sales: 0,
      orders: 0,
      averageBasket: null,
      refunds: 0,
      checkoutsBegun: 0,
    });
    expect(current.days.map(({ date }) => date)).toEqual(['2020-02-28', '2020-02-29', '2020-03-01']);
    expect([bestSellers, categories]).toEqual([[], []]);
  });

  it('refuse a period that is none', async () => {
    const { body } = await kit.gqlRaw(
      '{ desk { report(from: "2026-02-30", to: "2026-03-01") { current { sales } } } }',
      {},
      { token: owner.token },
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'from' });
  });
});

describe('daily sales', () => {
  it('do not have a day that is not over', async () => {
    await addDays();
    const [row] = await kit.shop.db.read.query('SELECT MAX(day) AS day FROM daily_sales');
    expect([today - 1, today - 2]).toContain(Number(row.day));
  });

  it('are added once', async () => {
    const count = () => kit.shop.db.read.query('SELECT COUNT(*) AS rows_ FROM daily_sales');
    await addDays();
    const before = await count();
    await addDays();
    expect(await count()).toEqual(before);
  });

  it('go on after an interruption', async () => {
    const whole = await readBoth({ lastDays: 31 });
    await kit.sql('DELETE FROM daily_sales');
    let days = 0;
    await addDailySales(kit.shop, () => days++ < 3);
    expect(await read({ lastDays: 31 })).toEqual(whole);
    await addDays();
    expect(await read({ lastDays: 31 })).toEqual(whole);
  });
});

describe('open tasks', () => {
  const openTasks = async () => (await kit.gql(OpenTasks, {}, owner.token)).desk!.openTasks;

  it('counts orders by status, and failed refunds', async () => {
    const before = await openTasks();
    const id = await buy({ basmati: 1 }, Date.now());
    expect(await openTasks()).toEqual({ ...before, paidOrders: before.paidOrders + 1 });
    await kit.sql(`UPDATE orders SET status = 'packing' WHERE id = '${id}'`);
    expect(await openTasks()).toEqual({ ...before, packingOrders: before.packingOrders + 1 });
    expect(before.unresolvedRefunds).toBe(1);
  });

  it('may be read by a packer, but not the figures', async () => {
    const { token } = await kit.newStaff('packer');
    expect((await kit.gql(OpenTasks, {}, token)).desk?.openTasks.paidOrders).toBeGreaterThan(0);
    const { body } = await kit.gqlRaw('{ desk { report { current { sales } } } }', {}, { token });
    expect(body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

test('every statement of the home page finds its rows by an index', async () => {
  const statements = await kit.statements(async () => {
    await read({ lastDays: 30 });
    await kit.gql(OpenTasks, {}, owner.token);
    await kit.sql('DELETE FROM daily_sales');
    await addDays();
  });
  const selects = statements.filter(({ sql }) => /^\s*SELECT/.test(sql));
  expect(selects.length).toBeGreaterThan(10);
  for (const { sql, parameters } of selects) {
    const scans = await scansOf(kit.shop.db, sql, parameters);
    // The others are subqueries.
    const scansOfTables = scans.filter((scan) => /orders|lines|daily|checkouts|refunds|products/.test(scan));
    expect({ sql, scans: scansOfTables }).toEqual({ sql, scans: [] });
  }
});

async function fillAnotherCart(): Promise<Shopper> {
  const other = await kit.newShopper();
  const product = await kit.product('basmati');
  await kit.addToCart(other, { productId: product.id, option: product.options[0], quantity: 1 });
  return other;
}
