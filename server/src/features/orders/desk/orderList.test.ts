import { DeskOrders } from '../../../../test/generated/documents.ts';
import { idsOf } from '../../../../test/ordersDesk.ts';
import { placeOrders } from '../../../../test/placeOrders.ts';
import { planOfKeys, scansOf } from '../../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { DAY_MS } from '../../../lib/time/shopDay.ts';
import type { OrderFilterInput, OrderSort } from './orderList.service.ts';

let kit: TestShop;
let packer: Shopper;
beforeAll(async () => {
  kit = await startShop();
  packer = await kit.newStaff('packer');
  await placeOrders(kit.shop.db, 300);
});
afterAll(() => kit.close());

const filters: OrderFilterInput[] = [
  {},
  { statuses: ['paid'] },
  { statuses: ['paid', 'packing'] },
  { from: '2026-01-01T00:00:00Z', before: '2026-02-01T00:00:00Z' },
  { minAmount: 10, maxAmount: 20 },
  { search: 'meera' },
  { search: '01a1f3a2' },
  { search: 'pay_ab' },
  { place: '400101' },
  { place: 'Pune', statuses: ['paid'] },
  { search: 'rao', place: 'Maharashtra' },
  { payment: 'PARTLY_REFUNDED' },
];
const sorts: OrderSort[] = ['NEWEST', 'OLDEST', 'HIGHEST_AMOUNT', 'LOWEST_AMOUNT'];
const list = async (filter: OrderFilterInput, sort: OrderSort, after: string | null = null, first = 10) => {
  const variables = { filter: filter as never, sort, first, after };
  return (await kit.gql(DeskOrders, variables, packer.token)).desk!.orders;
};

describe('the statements of the list of orders', () => {
  it.each(filters)('find orders by an index: %j', async (filter) => {
    for (const sort of sorts) {
      let endCursor: string | null = null;
      const statements = await kit.statements(async () => {
        ({ endCursor } = (await list(filter, sort)).pageInfo);
        await list(filter, sort, endCursor);
      });
      expect(statements.length).toBeGreaterThan(3);
      for (const { sql, parameters } of statements)
        expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
    }
  });

  it('read a page by one statement, and count the list by another', async () => {
    for (const filter of [{ search: 'meera' }, { search: 'rao', place: 'Maharashtra' }]) {
      let after: string | null = null;
      const ids: string[] = [];
      const counts: number[] = [];
      const statements = await kit.statements(async () => {
        do {
          const { nodes, pageInfo, count } = await list(filter, 'NEWEST', after);
          ids.push(...idsOf({ nodes }));
          counts.push(count.value);
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        } while (after);
      });
      expect(counts.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(ids.length);
      expect(counts).toEqual(counts.map(() => ids.length));
      expect(statements.filter(({ sql }) => sql.includes('orders')).length).toBe(2 * counts.length);
      const behindAll = await list(
        filter,
        'OLDEST',
        (await list(filter, 'OLDEST', null, 100)).pageInfo.endCursor,
      );
      expect(behindAll).toMatchObject({ nodes: [], count: { value: ids.length, isExact: true } });
    }
  });

  it('read few orders of an amount or of some days by their own index, however the list is sorted', async () => {
    const day = Date.now() + 30 * DAY_MS;
    const dates = { from: new Date(day).toISOString(), before: new Date(day + DAY_MS).toISOString() };
    for (const [filter, sort, index] of [
      [{ minAmount: 1e6, maxAmount: 2e6 }, 'NEWEST', 'orders_amount'],
      [dates, 'HIGHEST_AMOUNT', 'orders_date'],
    ] as const) {
      const statements = await kit.statements(() => list(filter, sort));
      const page = statements.find(({ sql }) => sql.includes('ORDER BY'))!;
      expect(await planOfKeys(kit.shop.db, page)).toContain(index);
    }
  });

  it.each(sorts)('read a page in the order of the index, without sorting: %s', async (sort) => {
    const statements = await kit.statements(() => list({}, sort));
    const plan = await planOfKeys(kit.shop.db, statements.find(({ sql }) => sql.includes('ORDER BY'))!);
    expect(plan).toMatch(/orders_(date|amount)/);
    expect(plan).not.toMatch(/USE TEMP B-TREE|filesort/);
  });
});
