import { DeskOrders } from '../../../../test/generated/documents.ts';
import { idsOf } from '../../../../test/ordersDesk.ts';
import { placeOrders } from '../../../../test/placeOrders.ts';
import { scansOf } from '../../../../test/scansOf.ts';
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

  it('count a list that few orders are in while reading a page of it', async () => {
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
      // Of each page: one that decides by which index, and one that reads.
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
    const dates = { from: new Date(Date.now() - 2 * DAY_MS).toISOString(), before: new Date().toISOString() };
    for (const [filter, sort, index] of [
      [{ minAmount: 10, maxAmount: 20 }, 'NEWEST', 'orders_amount'],
      [dates, 'HIGHEST_AMOUNT', 'orders_date'],
    ] as const) {
      const statements = await kit.statements(() => list(filter, sort));
      const { sql } = statements.find((statement) => statement.sql.includes('ORDER BY'))!;
      expect(sql).toContain(index);
    }
  });

  it.each(sorts)('read a page in the order of the index, without sorting: %s', async (sort) => {
    const statements = await kit.statements(() => list({}, sort));
    const { sql, parameters } = statements.find((statement) => statement.sql.includes('ORDER BY'))!;
    const { dialect, read } = kit.shop.db;
    const plan = JSON.stringify(
      await read.query(`${dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'} ${sql}`, parameters),
    );
    expect(plan).toMatch(/orders_(date|amount)/);
    expect(plan).not.toMatch(/USE TEMP B-TREE|filesort/);
  });
});
