import { DeskOrders } from '../../../../test/generated/documents.ts';
import { placeOrders } from '../../../../test/placeOrders.ts';
import { indexesOfKeys, planOfKeys, scansOf } from '../../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { Order } from '../orders.entity.ts';
import type { OrderFilterInput, OrderSort } from './orderList.service.ts';

let kit: TestShop;
let packer: Shopper;
beforeAll(async () => {
  kit = await startShop();
  packer = await kit.newStaff('packer');
  for (let batch = 0; batch < 12; batch++) await placeOrders(kit.shop.db, 450);
  // The newest half has another phone number, and a tenth of the older one is partly refunded.
  const [{ middle }] = await kit.shop.db.read.query(
    'SELECT createdAt AS middle FROM orders ORDER BY createdAt DESC LIMIT 1 OFFSET 2800',
  );
  await kit.shop.db.write(async (tx) => {
    await tx.query(`UPDATE orders SET searchPhone = '9000000000' WHERE createdAt > ${middle}`);
    await tx.query(
      `UPDATE orders SET refundedAmount = 500 WHERE createdAt <= ${middle} AND pincode LIKE '%7'`,
    );
  });
});
afterAll(() => kit.close());

const sorts: OrderSort[] = ['NEWEST', 'OLDEST', 'HIGHEST_AMOUNT', 'LOWEST_AMOUNT'];
const list = async (filter: OrderFilterInput, sort: OrderSort, after: string | null, first: number) => {
  const variables = { filter: filter as never, sort, first, after };
  return (await kit.gql(DeskOrders, variables, packer.token)).desk!.orders;
};

/** Whether the phone number begins with the text, or the name contains all of its words. */
const isOf = ({ searchPhone, searchName }: Order, search: string) =>
  searchPhone.startsWith(search) || search.split(' ').every((word) => searchName.includes(word));

/** Whether the ZIP code, city or state begins with the text. */
const isAt = ({ pincode, city, state }: Order, place: string) =>
  [pincode, city, state].some((text) => text.toLowerCase().startsWith(place));

describe('a list with many matches', () => {
  it.each<OrderFilterInput>([
    { search: '80000' },
    { search: '90000' },
    { search: '80000', statuses: ['paid', 'packed'] },
    { search: '80000', statuses: ['packed'] },
    { search: '80000', place: 'pune' },
    { search: '90000', payment: 'PARTLY_REFUNDED' },
    { search: 'eera' },
    { search: 'yer eera', statuses: ['packed'] },
    { search: 'eera', place: 'pune' },
    { place: 'pune' },
    { place: 'pun', statuses: ['delivered'] },
    { place: '41' },
    { payment: 'PARTLY_REFUNDED' },
    { statuses: ['delivered'], minAmount: 20, maxAmount: 50 },
  ])('has each order once, in its order, page by page: %j', async (filter) => {
    const orders = await kit.shop.db.read.find(Order);
    const matches = orders.filter((order) => {
      const { status, amount, refundedAmount } = order;
      return (
        isAt(order, filter.place ?? '') &&
        isOf(order, filter.search ?? '') &&
        (!filter.statuses || filter.statuses.includes(status)) &&
        (!filter.payment || refundedAmount > 0) &&
        amount >= (filter.minAmount ?? 0) * 100 &&
        amount <= (filter.maxAmount ?? 1e6) * 100
      );
    });
    expect(orders.length).toBeGreaterThan(5000);
    expect(matches.length).toBeLessThan(orders.length);
    for (const sort of sorts) {
      const keyOf = (order: Order) => (sort.endsWith('AMOUNT') ? order.amount : order.createdAt);
      const sign = sort === 'OLDEST' || sort === 'LOWEST_AMOUNT' ? 1 : -1;
      const expected = matches
        .toSorted((a, b) => sign * (keyOf(a) - keyOf(b) || (a.id < b.id ? -1 : 1)))
        .slice(0, 150)
        .map(({ id }) => id);
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(filter, sort, after, 50);
        ids.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
        expect(page.count).toEqual({
          value: Math.min(matches.length, 1000),
          isExact: matches.length <= 1000,
        });
      } while (after && ids.length < 150);
      expect(ids).toEqual(expected);
    }
  });

  it.each<OrderFilterInput>([
    { search: 'meera' },
    { search: 'eera' },
    { search: '90000' },
    { place: 'pune', search: '90000' },
    { search: '90000', statuses: ['packed'] },
    { payment: 'PARTLY_REFUNDED' },
  ])('is found by indexes: %j', async (filter) => {
    for (const sort of ['NEWEST', 'LOWEST_AMOUNT'] as const) {
      const statements = await kit.statements(() => list(filter, sort, null, 10));
      const indexes = await indexesOfKeys(
        kit.shop.db,
        statements.find(({ sql }) => sql.includes(' LIMIT 11'))!,
      );
      if (filter.payment) expect(indexes).toEqual(['orders_refunded']);
      // MySQL may read all orders for the one condition that all of them satisfy.
      const isAnyPhone = filter.search === '90000' && kit.shop.db.dialect === 'mysql';
      expect(indexes.filter((index) => index === 'none').length).toBeLessThanOrEqual(isAnyPhone ? 1 : 0);
      for (const { sql, parameters } of statements)
        expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
    }
  });

  it('of a status and a time is read and counted by the index of both', async () => {
    const filter: OrderFilterInput = {
      statuses: ['packed'],
      from: '2020-01-01T00:00:00Z',
      before: '2030-01-01T00:00:00Z',
    };
    const statements = await kit.statements(() => list(filter, 'OLDEST', null, 10));
    const reading = statements.filter(({ sql }) => sql.includes('createdAt <'));
    expect(reading).toHaveLength(2);
    for (const { sql } of reading) expect(sql).toContain('orders_status_date');
  });

  it('by a part of a name is counted in the order of time, where such names are spread', async () => {
    const statements = await kit.statements(() => list({ search: 'eera' }, 'NEWEST', null, 10));
    const counting = statements.filter(({ sql }) => /COUNT.*INSTR/.test(sql));
    expect(counting).toHaveLength(1);
    expect(counting[0]?.sql).toContain('orders_date');
  });

  it.each<OrderFilterInput>([
    { search: 'meera' },
    { search: 'meera', statuses: ['packed'] },
    { place: 'pune', statuses: ['packed'] },
  ])('is found without reading rows: %j', async (filter) => {
    const statements = await kit.statements(() => list(filter, 'NEWEST', null, 10));
    const plan = await planOfKeys(kit.shop.db, statements.find(({ sql }) => sql.includes(' LIMIT 11'))!);
    expect(plan).toMatch(/COVERING INDEX orders_|"orders_[^}]*Using index(?! condition)/);
  });
});
