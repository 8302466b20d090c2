import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AuditActions,
  AuditLog,
  type DeskAuditLogFilter,
  ExportAuditLog,
  Products,
} from '../../../../test/generated/documents.ts';
import { scansOf } from '../../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { firstIdAt, newId } from '../../../lib/ids.ts';
import { AuditEvent } from '../audit.entity.ts';

let kit: TestShop;
let manager: Shopper;
let customer: Shopper;
beforeAll(async () => {
  kit = await startShop();
  manager = await kit.newStaff('manager');
  customer = await kit.newShopper();
});
afterAll(() => kit.close());

const addEvent = async (fields: Partial<AuditEvent>): Promise<string> => {
  const id = fields.id ?? newId();
  await kit.shop.db.write((tx) =>
    tx.insert(AuditEvent, {
      ...{ id, action: 'orderMoved', userId: null, actorId: null, subject: null, detail: '' },
      ...{ address: '', userAgent: '', requestId: '', createdAt: Date.now() },
      ...fields,
    }),
  );
  return id;
};
const list = async (filter: DeskAuditLogFilter, page: object = {}) =>
  (await kit.gql(AuditLog, { filter, first: 50, ...page }, manager.token)).desk!.auditLog;
const idsOf = async (filter: DeskAuditLogFilter) => (await list(filter)).nodes.map(({ id }) => id);

describe('the audit log', () => {
  it('has names and e-mail addresses, and the name of a product', async () => {
    const { products } = await kit.gql(Products, { first: 1 });
    const { id: productId, name: productName } = products.nodes[0]!;
    const subject = `product:${productId}`;
    const id = await addEvent({
      action: 'productChanged',
      subject,
      actorId: manager.id,
      userId: customer.id,
    });
    expect((await list({ subject })).nodes).toMatchObject([
      {
        id,
        actorName: manager.name,
        actorEmail: manager.email,
        userName: customer.name,
        userEmail: customer.email,
        productName,
      },
    ]);
  });

  it('is searched by people: the beginning of an address, or the name of a member of staff', async () => {
    const owner = await kit.newStaff('owner');
    await kit.shop.db.write((tx) =>
      tx.query('UPDATE users SET name = ?, email = ? WHERE id = ?', [
        'Padma Rao',
        'padma@kirana.example',
        owner.id,
      ]),
    );
    const byOwner = await addEvent({ actorId: owner.id });
    const aboutOwner = await addEvent({ userId: owner.id });
    const byAndAbout = await addEvent({ userId: owner.id, actorId: owner.id });
    const all = [byAndAbout, aboutOwner, byOwner];
    for (const text of ['padma@kirana.example', ' PADMA@kir', 'padma rao', owner.id])
      expect((await idsOf({ text })).filter((id) => all.includes(id))).toEqual(all);
    expect(await idsOf({ text: 'nobody@nowhere.example' })).toEqual([]);
    expect(await idsOf({ actorId: owner.id })).toEqual([byAndAbout, byOwner]);
  });

  it('is searched by the id of a thing', async () => {
    const order = newId();
    const moved = await addEvent({ subject: `order:${order}` });
    const refunded = await addEvent({ subject: `order:${order}`, action: 'paymentRefunded' });
    for (const text of [order, `order:${order}`]) expect(await idsOf({ text })).toEqual([refunded, moved]);
    expect(await idsOf({ text: order, actions: ['orderMoved', 'productChanged'] })).toEqual([moved]);
  });

  it('is filtered by actions and by days of the shop', async () => {
    // 23:59 and 00:01 in India.
    const late = await addEvent({ id: firstIdAt(Date.parse('2026-03-01T18:29:00Z')), action: 'letterSent' });
    const early = await addEvent({
      id: firstIdAt(Date.parse('2026-03-01T18:31:00Z')),
      action: 'letterStopped',
    });
    expect(await idsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual([late]);
    expect(await idsOf({ from: '2026-03-02', to: '2026-03-02' })).toEqual([early]);
    const days = { from: '2026-03-01', to: '2026-03-02' };
    expect(await idsOf({ ...days, actions: ['letterSent', 'letterStopped'] })).toEqual([early, late]);
    expect(await idsOf({ ...days, actions: ['letterSent'] })).toEqual([late]);
  });

  it('names the actions of its filter as it names its events', async () => {
    const { auditActions } = (await kit.gql(AuditActions, {}, manager.token)).desk!;
    expect(auditActions.map(({ title }) => title)).toContain('Orders');
    const { name, title } = auditActions[0]!.actions[0]!;
    expect({ name, title }).toEqual({ name: 'orderMoved', title: 'Order moved' });
    const id = await addEvent({ action: name });
    expect((await list({ actions: [name] })).nodes[0]).toMatchObject({ id, title });
  });

  it('has pages that neither repeat nor miss an event', async () => {
    const subject = `order:${newId()}`;
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) ids.unshift(await addEvent({ subject }));
    const pages: string[] = [];
    for (let after: string | null | undefined = null, pageCount = 0; pageCount < 3; pageCount++) {
      const page: Awaited<ReturnType<typeof list>> = await list({ subject }, { first: 2, after });
      pages.push(...page.nodes.map(({ id }) => id));
      expect(page.pageInfo.hasNextPage).toBe(pageCount < 2);
      after = page.pageInfo.endCursor;
    }
    expect(pages).toEqual(ids);
  });

  it.each([{ from: '2026-02-30' }, { to: 'yesterday' }])('refuses %j', async (filter) => {
    const { body } = await kit.gqlRaw(AuditLog, { filter, first: 50 }, { token: manager.token });
    expect(body.errors?.[0]?.message).toMatch('is not a day');
  });
});

describe('the export of the audit log', () => {
  /** What the log says of the exports, the newest first. */
  const exportDetails = async () =>
    (await list({ actorId: manager.id, actions: ['auditLogExported'] })).nodes.map(({ detail }) => detail);
  const exportLog = async (filter: DeskAuditLogFilter, token = manager.token, after?: string) =>
    (await kit.gql(ExportAuditLog, { filter, after }, token)).exportAuditLog;

  it('has the filtered events, runs no formula, and is recorded', async () => {
    const subject = `order:${newId()}`;
    await addEvent({ subject, actorId: manager.id, detail: '=HYPERLINK("http://evil.example")' });
    const { csv, endCursor } = expectTypename(await exportLog({ subject }), 'DeskAuditLogCsv');
    const [header, row, end] = csv.split('\r\n');
    expect(header).toBe('Time (IST),Action,By,By (e-mail),Account,Account (e-mail),About,Detail,Address');
    expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
    expect(row).toContain(`,Order moved,${manager.name},${manager.email}`);
    expect(csv).not.toContain('orderMoved');
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect([end, endCursor]).toEqual(['', null]);
    expect(await exportDetails()).toEqual(['1 rows']);
  });

  it('is recorded from wherever it begins', async () => {
    const subject = `order:${newId()}`;
    await addEvent({ subject, detail: '42 rows' });
    await addEvent({ subject });
    const after = (await list({ subject }, { first: 1 })).pageInfo.endCursor!;
    const { csv } = expectTypename(await exportLog({ subject }, manager.token, after), 'DeskAuditLogCsv');
    expect(csv).toContain(',42 rows,');
    expect((await exportDetails())[0]).toBe('1 rows, continued');
  });

  it.each([["' or 1=1"], [newId()]])('refuses a cursor that the shop has not made: %s', async (after) => {
    expect(await exportLog({}, manager.token, after)).toMatchObject({
      __typename: 'InvalidInput',
      message: 'after is not one of our cursors',
    });
  });

  it('is not for a packer', async () => {
    const packer = await kit.newStaff('packer');
    expect((await exportLog({}, packer.token)).__typename).toBe('NotAllowed');
  });
});

// Last: on SQLite, EXPLAIN keeps the connection's snapshot open.
describe('the statements of the audit log', () => {
  it('find their rows by an index for any filter', async () => {
    const dates = { from: '2026-01-01', to: '2026-12-31' };
    const filters: DeskAuditLogFilter[] = [
      {},
      dates,
      { actions: ['orderMoved', 'signedIn'], ...dates },
      { text: customer.email.slice(0, 6) },
      { text: newId(), actions: ['orderMoved'], ...dates },
      { subject: 'order:1' },
    ];
    const after = (await list({}, { first: 1 })).pageInfo.endCursor;
    for (const filter of filters) {
      const statements = (await kit.statements(() => list(filter, { after }))).filter(({ sql }) =>
        /audit_events|email/.test(sql),
      );
      expect(statements.length).toBeGreaterThan(0);
      for (const { sql, parameters } of statements)
        expect({ sql, scans: await scansOf(kit.shop.db, sql, parameters) }).toEqual({ sql, scans: [] });
    }
  });
});
