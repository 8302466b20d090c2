import { expectTypename } from '../../../../../test/expectTypename.ts';
import {
  type DeskRefundFilter,
  type DeskRefundListState,
  ExportRefunds,
  Refunds,
  Report,
} from '../../../../../test/generated/documents.ts';
import {
  linesOf,
  type PlacedOrder,
  type RefundShop,
  startRefundShop,
} from '../../../../../test/refundShop.ts';
import { scansOf } from '../../../../../test/scansOf.ts';
import { insertRows } from '../../../../database/insertRows.ts';
import { encodeListCursor } from '../../../../lib/cursor.ts';
import { newId } from '../../../../lib/ids.ts';
import { listAuditEvents } from '../../../users/audit.service.ts';
import { Refund } from '../refunds.entity.ts';

let kit: RefundShop;
let placed: PlacedOrder;
/** Ids of refunds, from the oldest to the newest. */
let ids: Record<'done' | 'refused' | 'later' | 'pending' | 'stuck', string>;
beforeAll(async () => {
  kit = await startRefundShop();
  placed = await kit.placeOrder();
  const other = await kit.placeOrder();
  const refund = async (order: PlacedOrder, amount: number) =>
    (await kit.refundPart(order, { amount })).refund.id;
  const done = (await kit.refundPart(placed, { lines: linesOf(placed, 2), reason: '=cmd|calc' })).refund.id;
  kit.refuseRefund();
  const refused = await refund(other, 11.5);
  const later = await refund(placed, 12);
  await kit.holdRefunds(true);
  const pending = await refund(placed, 13);
  const stuck = await refund(placed, 14);
  await kit.holdRefunds(false);
  ids = { done, refused, later, pending, stuck };
  await kit.sql(`UPDATE refunds SET attempts = 4 WHERE id = '${stuck}'`);
  // Two of them at the same time, the others on days of their own; in India the oldest one is of the 2nd.
  const times = ['2026-11-01T18:30:00Z', '2026-11-03T06:00:00Z', '2026-11-04T06:00:00Z'];
  const timeOf = { done: times[0], refused: times[1], later: times[2], pending: times[2], stuck: times[2] };
  for (const [name, id] of Object.entries(ids))
    await kit.sql(
      `UPDATE refunds SET createdAt = ${Date.parse(timeOf[name as keyof typeof ids]!)} WHERE id = '${id}'`,
    );
  jest.restoreAllMocks();
});
afterAll(() => kit.close());

const list = async (filter: DeskRefundFilter | null, page: { first?: number; after?: string | null } = {}) =>
  (await kit.gql(Refunds, { filter, ...page }, kit.support.token)).desk!.refunds;
const idsOf = async (filter: DeskRefundFilter | null) => (await list(filter)).nodes.map(({ id }) => id);
/** Of the refunds at the same time the one with the higher id is the first. */
const sameTime = () => [ids.later, ids.pending, ids.stuck].sort().reverse();

describe('the list of refunds', () => {
  it('has the sum of its days as the figures have it, without those that have failed', async () => {
    const days = { from: '2026-11-02', to: '2026-11-04' };
    const { nodes, sum } = await list(days);
    const rupees = nodes.filter(({ state }) => state !== 'failed').map(({ amount }) => amount);
    expect(nodes).toHaveLength(rupees.length + 1);
    const total = rupees.reduce((one, other) => one + other, 0);
    expect(sum).toEqual({ count: rupees.length, amount: total });
    const owner = await kit.newStaff('owner');
    const { desk } = await kit.gql(Report, days, owner.token);
    expect(desk!.report.current).toMatchObject({ refunds: total, refundCount: rupees.length });
    expect((await list({ ...days, state: 'failed' })).sum).toBeNull();
    expect((await list(null)).sum).toBeNull();
  });

  it('has all refunds, the newest first', async () => {
    const { nodes, pageInfo } = await list(null);
    expect(nodes.map(({ id }) => id)).toEqual([...sameTime(), ids.refused, ids.done]);
    expect(pageInfo.hasNextPage).toBe(false);
    expect(nodes.at(-1)).toMatchObject({
      orderId: placed.orderId,
      amount: 2 * placed.price,
      reason: '=cmd|calc',
      state: 'done',
      requestedBy: kit.support.name,
      date: '2026-11-02T00:00:00.000+05:30',
      lines: [{ quantity: 2 }],
    });
  });

  it('can be restricted to a state', async () => {
    const byState: Record<DeskRefundListState, string[]> = {
      done: [ids.later, ids.done],
      pending: [ids.pending, ids.stuck].sort().reverse(),
      failed: [ids.refused],
      unresolved: [ids.stuck, ids.refused],
    };
    for (const [state, expected] of Object.entries(byState))
      expect([state, await idsOf({ state: state as DeskRefundListState })]).toEqual([state, expected]);
  });

  it('can be restricted to days of India', async () => {
    expect(await idsOf({ to: '2026-11-01' })).toEqual([]);
    expect(await idsOf({ from: '2026-11-02', to: '2026-11-02' })).toEqual([ids.done]);
    expect(await idsOf({ from: '2026-11-03', to: '2026-11-03', state: 'unresolved' })).toEqual([ids.refused]);
    expect(await idsOf({ from: '2026-11-03', state: 'done' })).toEqual([ids.later]);
  });

  it.each([null, 'done', 'pending', 'unresolved'] as const)('has pages: %s', async (state) => {
    const filter = { state };
    const all = await idsOf(filter);
    const pages: string[] = [];
    let after: string | null = null;
    for (const id of all) {
      const page = await list(filter, { first: 1, after });
      pages.push(...page.nodes.map((refund) => refund.id));
      expect(page.pageInfo.hasNextPage).toBe(id !== all.at(-1));
      after = page.pageInfo.endCursor ?? null;
    }
    expect(pages).toEqual(all);
  });

  it.each([
    [{ first: 101 }, 'first must be from 1 to 100'],
    [{ after: 'nonsense' }, 'after is not one of our cursors'],
    [{ filter: { from: '2026-02-30' } }, 'from is not a day'],
    [{ filter: { to: 'yesterday' } }, 'to is not a day'],
  ])('refuses %j', async (variables, message) => {
    const { body } = await kit.gqlRaw(Refunds, variables, { token: kit.support.token });
    expect(body.errors?.[0]?.message).toMatch(message);
  });
});

describe('the export of refunds', () => {
  it('is CSV that no spreadsheet calculates, in parts, and recorded', async () => {
    const manager = await kit.newStaff('manager');
    const exportPart = async (filter: DeskRefundFilter, after: string | null = null) =>
      expectTypename(
        (await kit.gql(ExportRefunds, { filter, after }, manager.token)).exportRefunds,
        'DeskRefundsCsv',
      );
    const { csv, endCursor } = await exportPart({ state: 'done', to: '2026-11-02' });
    const [titles, row, ...rest] = csv.split('\r\n');
    expect(titles).toBe(
      'Refund Id,Payment Id,Order Id,Time (IST),Amount (Rs),State,Failure,Reason,Products,By',
    );
    expect(row).toMatch(/^rfnd_\w+,pay_\w+,/);
    expect(row).toContain(`,${placed.orderId},2026-11-02 00:00:00,${2 * placed.price},Refunded,,'=cmd|calc,`);
    expect(row).toContain(`2 x ${placed.product.name} (${placed.product.options[0]})`);
    expect(row).toContain(`,${kit.support.name}`);
    expect([rest, endCursor]).toEqual([[''], null]);
    const failed = await exportPart({ state: 'failed' });
    expect(failed.csv).toContain(',11.5,Refused,Your account has no balance,');

    // More than a part has, with the same payment and some at the same time.
    const day = Date.parse('2026-10-01T06:00:00Z');
    await kit.shop.db.write(async (tx) => {
      const stored = await tx.findOneByOrFail(Refund, { id: ids.done });
      const copies = Array.from({ length: 501 }, (_, index) => ({
        ...stored,
        id: newId(),
        idempotencyKey: null,
        providerRefundId: `copy${index}`,
        createdAt: day + Math.floor(index / 10),
      }));
      await insertRows(tx, Refund, copies);
    });
    const filter = { to: '2026-10-01' };
    const first = await exportPart(filter);
    const second = await exportPart(filter, first.endCursor);
    const copies = `${first.csv}${second.csv}`.trim().split('\r\n').slice(1);
    expect(copies).toHaveLength(501);
    expect(new Set(copies.map((line) => line.split(',')[0])).size).toBe(501);
    expect(second.endCursor).toBeNull();
    const events = await listAuditEvents(kit.shop.db.read);
    expect(events.filter(({ action }) => action === 'refundsExported')).toMatchObject([
      { actorId: manager.id, detail: '1 rows' },
      { actorId: manager.id, detail: '1 rows' },
      { actorId: manager.id, detail: '500 rows' },
      { actorId: manager.id, detail: '1 rows, continued' },
    ]);
  });
});

// Last: on SQLite, EXPLAIN keeps the connection's snapshot open.
describe('the statements of the list of refunds', () => {
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const statementsOf = async (filter: DeskRefundFilter) => {
    const after = encodeListCursor('refunds', [Date.now(), 'f']);
    const statements = await kit.statements(() => list(filter, { after }));
    return statements.filter(({ sql }) => /\brefunds\b/.test(sql));
  };

  it.each([
    {},
    days,
    { state: 'done', ...days },
    { state: 'pending' },
    { state: 'failed' },
    { state: 'unresolved' },
  ])('find their rows by an index: %j', async (filter) => {
    const statements = await statementsOf(filter as DeskRefundFilter);
    expect(statements.length).toBeGreaterThan(0);
    for (const { sql, parameters } of statements)
      expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
  });

  it.each([{}, days, { state: 'done' }, { state: 'done', ...days }])('sort nothing: %j', async (filter) => {
    const statements = await statementsOf(filter as DeskRefundFilter);
    const { sql = '', parameters } = statements.find(({ sql }) => sql.includes('FROM refunds ')) ?? {};
    const plan = JSON.stringify(
      await kit.shop.db.read.query(
        `EXPLAIN ${kit.shop.db.dialect === 'sqlite' ? 'QUERY PLAN ' : ''}${sql}`,
        parameters,
      ),
    );
    expect(plan).toMatch(/refunds_(created|failed)/);
    expect(plan).not.toMatch(/TEMP B-TREE|filesort/);
  });
});
