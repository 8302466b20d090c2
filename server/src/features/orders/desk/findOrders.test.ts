import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  DeskOrder,
  DeskOrders,
  DeskOrdersInFull,
  ExportOrders,
} from '../../../../test/generated/documents.ts';
import { idsOf, type OrdersDesk, startOrdersDesk } from '../../../../test/ordersDesk.ts';
import { placeOrders } from '../../../../test/placeOrders.ts';
import { listAuditEvents } from '../../users/audit.service.ts';
import { Order } from '../orders.entity.ts';
import type { OrderFilterInput } from './orderList.service.ts';

let kit: OrdersDesk;
beforeAll(async () => {
  kit = await startOrdersDesk();
});
afterAll(() => kit.close());

describe('the desk’s list of orders', () => {
  it('has all orders page by page, in each sort order, each once', async () => {
    const ids = await placeOrders(kit.shop.db, 25);
    for (const sort of ['NEWEST', 'OLDEST', 'HIGHEST_AMOUNT', 'LOWEST_AMOUNT'] as const) {
      const pages: Awaited<ReturnType<typeof kit.listOrders>>[] = [];
      do pages.push(await kit.listOrders({}, sort, 7, pages.at(-1)?.pageInfo.endCursor ?? null));
      while (pages.at(-1)?.pageInfo.hasNextPage);
      const nodes = pages.flatMap((page) => page.nodes);
      expect(new Set(idsOf({ nodes })).size).toBe(nodes.length);
      expect(idsOf({ nodes })).toEqual(expect.arrayContaining(ids));
      const values = nodes.map(({ date, amount }) => (sort.includes('AMOUNT') ? amount : Date.parse(date)));
      const sign = sort === 'OLDEST' || sort === 'LOWEST_AMOUNT' ? 1 : -1;
      expect(values).toEqual([...values].sort((one, other) => sign * (one - other)));
      expect(pages[0]?.count).toEqual({ value: nodes.length, isExact: true });
    }
  });

  it('finds an order by what staff type of its ids, name, phone number and e-mail address', async () => {
    const { shopper, order } = await kit.buy({
      fullName: 'Śaraswati  Devi Raman',
      phoneNumber: '+91 90123-45678',
    });
    for (const search of [
      order.id,
      order.id.slice(0, 20).toUpperCase(),
      order.id.slice(-8),
      order.id.slice(-8, -2).toUpperCase(),
      `Order ${order.id.slice(-8)}`,
      `#${order.id.slice(-8)}`,
      order.paymentId,
      order.paymentId.slice(0, 9),
      'saraswati',
      ' Śaraswati Devi',
      'RAMAN',
      'Raman Śaraswati Devi',
      'raman devi',
      'raman sara',
      'evi',
      '90123',
      '(0)90123 456',
      '+91-90123',
      shopper.email,
      shopper.email.slice(0, 8),
    ])
      expect({ search, ids: idsOf(await kit.listOrders({ search })) }).toEqual({ search, ids: [order.id] });
    for (const search of ['xyzzy', 'evi xyzzy', '00000000', 'pay_', `${order.id}0`])
      expect({ search, ids: idsOf(await kit.listOrders({ search })) }).toEqual({ search, ids: [] });
  });

  it('finds a name with apostrophes, hyphens, dots and joiners by each of its spellings', async () => {
    const { order } = await kit.buy({ fullName: 'Anne‑Marie Q.R. O’Brien-Quill' });
    for (const search of [
      'Anne-Marie',
      'Annemarie',
      'anne marie qr',
      'QR O’Brien',
      "O'Brien Quill",
      'O Brien',
      'obrienquill',
    ])
      expect({ search, ids: idsOf(await kit.listOrders({ search })) }).toEqual({ search, ids: [order.id] });
    const { order: other } = await kit.buy({ fullName: 'शक्‍ति राव' });
    for (const search of ['शक्ति', 'शक्‍ति राव'])
      expect({ search, ids: idsOf(await kit.listOrders({ search })) }).toEqual({ search, ids: [other.id] });
    // As the previous release stores a name.
    await kit.shop.db.write((tx) =>
      tx.update(Order, { id: other.id }, { searchName: 'mary d’quux', searchLastName: 'd’quux' }),
    );
    for (const search of ['D’Quux', 'Mary D’Quux'])
      expect({ search, ids: idsOf(await kit.listOrders({ search })) }).toEqual({ search, ids: [other.id] });
  });

  it('finds an order by any word of a long name, and what follows it', async () => {
    const { order } = await kit.buy({ fullName: 'Kosuri Venkata Ñaga Lakshmi Venkata Murthy' });
    for (const search of ['kosuri', 'VENKATA', 'naga', 'lakshmi venk', 'murthy'])
      expect({ search, ids: idsOf(await kit.listOrders({ search })) }).toEqual({ search, ids: [order.id] });
    expect((await kit.listOrders({ search: 'venkata' })).count).toEqual({ value: 1, isExact: true });
    expect(idsOf(await kit.listOrders({ search: 'venkata', place: 'goa' }))).toEqual([]);
  });

  describe('a name', () => {
    beforeAll(() => kit.buy({ fullName: 'Zebunnissa Ñandini Wadekar' }));

    it.each([
      ['a word', 'zebunnissa', true],
      ['an inner word without its accent', 'NANDINI', true],
      ['the last word', 'Wadekar', true],
      ['three letters of a word', 'zeb', true],
      ['three letters of an inner word', 'ñan', true],
      ['three letters of the last word', 'wad', true],
      ['two words, the second one begun', 'nandini wad', true],
      ['two words in the other order', 'wadekar nandini', true],
      ['all words with the surname first', 'wadekar zebunnissa nandini', true],
      ['the end of a word', 'nissa', true],
      ['three letters within an inner word', 'ÑDI', true],
      ['parts of words in any order', 'dekar in unnis', true],
      ['two letters within a word', 'bu', false],
      ['a part of it and another one', 'unnis xyz', false],
      ['a word of it and another one', 'nandini rao', false],
    ])('is found, or not, by %s: %s', async (_, search, isFound) => {
      const found = (await kit.listOrders({ search })).nodes.map(({ name }) => name);
      expect(found).toEqual(isFound ? ['Zebunnissa Ñandini Wadekar'] : []);
    });
  });

  it('finds a part of a name where no name has a word that begins so', async () => {
    const { order } = await kit.buy({ fullName: 'Jahanara Quadri' });
    const { order: other } = await kit.buy({ fullName: 'Gulnara Quazi' });
    const search = { search: 'nara' };
    const first = await kit.listOrders(search, 'NEWEST', 1);
    expect(idsOf(first)).toEqual([other.id]);
    expect(first.count).toEqual({ value: 2, isExact: true });
    const second = await kit.listOrders(search, 'NEWEST', 1, first.pageInfo.endCursor);
    expect(idsOf(second)).toEqual([order.id]);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const { order: beginning } = await kit.buy({ fullName: 'Narayan Quist' });
    const found = await kit.listOrders(search);
    expect(idsOf(found)).toEqual([beginning.id]);
    expect(found.count).toEqual({ value: 1, isExact: true });
    // Each cursor goes on in its own list.
    expect(idsOf(await kit.listOrders(search, 'NEWEST', 1, found.pageInfo.endCursor))).toEqual([]);
    expect(idsOf(await kit.listOrders(search, 'NEWEST', 1, first.pageInfo.endCursor))).toEqual([order.id]);
  });

  it('finds orders by the city and the state of their address', async () => {
    const { order } = await kit.buy({ city: ' Śillong', state: 'Meghalaya', zipCode: '793999' });
    const { order: other } = await kit.buy({ city: 'Tura', state: 'Meghalaya', zipCode: '794999' });
    expect(idsOf(await kit.listOrders({ place: 'shill' }))).toEqual([]);
    expect(idsOf(await kit.listOrders({ place: 'SILL' }))).toEqual([order.id]);
    expect(idsOf(await kit.listOrders({ place: 'meghalaya' }))).toEqual([other.id, order.id]);
    expect(
      idsOf(await kit.listOrders({ place: 'meghalaya', minAmount: 1, statuses: ['paid'] })),
    ).toHaveLength(2);
    expect(idsOf(await kit.listOrders({ place: 'meghalaya', statuses: ['packed'] }))).toEqual([]);
    expect(idsOf(await kit.listOrders({ place: '79499' }))).toEqual([other.id]);
    expect(await kit.readOrder(order.id)).toMatchObject({ city: 'Śillong', state: 'Meghalaya' });
  });

  it('shows each order once that a search finds in several ways', async () => {
    const { order } = await kit.buy({ fullName: 'Zubin Zubin', email: 'zubin@example.com' });
    const found = await kit.listOrders({ search: 'zubin' });
    expect(idsOf(found)).toEqual([order.id]);
    expect(found.count).toEqual({ value: 1, isExact: true });
  });

  it('keeps orders that satisfy all conditions', async () => {
    const { order } = await kit.buy({ zipCode: '781001' }, 3);
    const { order: other } = await kit.buy({ zipCode: '781005' });
    const area = { place: '7810' };
    const { date } = (await kit.listOrders(area)).nodes.find(({ id }) => id === other.id)!;
    expect(idsOf(await kit.listOrders(area))).toEqual([other.id, order.id]);
    expect(idsOf(await kit.listOrders(area, 'HIGHEST_AMOUNT'))).toEqual([order.id, other.id]);
    expect(idsOf(await kit.listOrders({ ...area, minAmount: order.amount }))).toEqual([order.id]);
    expect(idsOf(await kit.listOrders({ ...area, maxAmount: other.amount }))).toEqual([other.id]);
    expect(idsOf(await kit.listOrders({ ...area, from: date }))).toEqual([other.id]);
    expect(idsOf(await kit.listOrders({ ...area, before: date }))).toEqual([order.id]);
    await kit.moveOrders([order.id], 'packing');
    expect(idsOf(await kit.listOrders({ ...area, statuses: ['packing', 'packed'] }))).toEqual([order.id]);
    expect(idsOf(await kit.listOrders({ statuses: ['packing'] }))).toContain(order.id);
    expect(idsOf(await kit.listOrders({ statuses: ['packing'] }))).not.toContain(other.id);
    expect(idsOf(await kit.listOrders({ statuses: ['packing', 'paid', 'packing'] }))).toEqual(
      expect.arrayContaining([other.id, order.id]),
    );
    await kit.sql(`UPDATE orders SET refundedAmount = 100 WHERE id = '${order.id}'`);
    expect(idsOf(await kit.listOrders({ ...area, payment: 'PARTLY_REFUNDED' }))).toEqual([order.id]);
    expect(idsOf(await kit.listOrders({ ...area, payment: 'CAPTURED' }))).toEqual([other.id]);
    expect(idsOf(await kit.listOrders({ ...area, payment: 'REFUNDED' }))).toEqual([]);
  });

  it('refuses filters and cursors that make no sense', async () => {
    const cursorOf = async (sort: 'OLDEST' | 'HIGHEST_AMOUNT') =>
      (await kit.listOrders({}, sort, 1)).pageInfo.endCursor;
    for (const variables of [
      { filter: { from: 'yesterday' } },
      { filter: { minAmount: -1 } },
      { filter: {}, after: 'nonsense' },
      { filter: {}, first: 101 },
      // Of lists in another order.
      { filter: {}, after: await cursorOf('OLDEST') },
      { filter: {}, after: await cursorOf('HIGHEST_AMOUNT') },
    ]) {
      const all = { sort: 'NEWEST', first: 10, ...variables };
      const { body } = await kit.gqlRaw(String(DeskOrders), all, { token: kit.packer.token });
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('shows the units of an order as its own page does', async () => {
    const { order } = await kit.buy({}, 2);
    const [listed] = (await kit.listOrders({ search: order.id })).nodes;
    const { desk } = await kit.gql(DeskOrder, { id: order.id }, kit.packer.token);
    expect(listed?.units).toBe(2);
    expect(desk?.order?.units).toBe(2);
  });

  it('takes the same number of statements for two orders as for many', async () => {
    await placeOrders(kit.shop.db, 10);
    // Names are read only for an order that staff have changed.
    await kit.moveOrders([(await kit.buy()).order.id], 'packing');
    const count = async (first: number) =>
      (await kit.statements(() => kit.gql(DeskOrdersInFull, { first }, kit.packer.token))).length;
    expect(await count(10)).toBe(await count(2));
  });
});

describe('the export of orders', () => {
  it('is CSV that no spreadsheet calculates, in parts, and recorded', async () => {
    const manager = await kit.newStaff('manager');
    const { order } = await kit.buy({
      fullName: '=cmd|calc',
      streetAddressLine1: '@SUM(1+1)',
      zipCode: '795001',
    });
    await kit.sql(`UPDATE orders SET status = 'outForDelivery' WHERE id = '${order.id}'`);
    const exportPart = async (filter: OrderFilterInput, after: string | null = null) => {
      const variables = { filter: filter as never, after };
      return expectTypename(
        (await kit.gql(ExportOrders, variables, manager.token)).exportOrders,
        'DeskOrdersCsv',
      );
    };
    const { csv, endCursor } = await exportPart({ place: '795' });
    const [titles, row, ...rest] = csv.split('\r\n');
    expect(titles).toBe(
      'Order Id,Payment Id,Invoice Number,Invoice Date,Time (IST),Status,Name,Phone Number,Email,Address,City,State,Pincode,Amount (Rs),Refunded (Rs),Units,Products',
    );
    expect(row).toContain(`${order.id},${order.paymentId},`);
    expect(row).toContain(",'=cmd|calc,");
    expect(row).toMatch(/,"?'@SUM/);
    // In Sweden's notation, which is the one of spreadsheets.
    const { createdAt } = await kit.shop.db.read.findOneByOrFail(Order, { id: order.id });
    const time = new Date(createdAt).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
    expect(row).toContain(`,${time},Out for delivery,'=cmd`);
    expect(csv).not.toContain('outForDelivery');
    expect(rest).toEqual(['']);
    expect(endCursor).toBeNull();

    await placeOrders(kit.shop.db, 600);
    const first = await exportPart({});
    const second = await exportPart({}, first.endCursor);
    const lines = `${first.csv}${second.csv}`.trim().split('\r\n');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toHaveLength((await kit.listOrders()).count.value + 1);
    expect(second.endCursor).toBeNull();
    const events = await listAuditEvents(kit.shop.db.read);
    expect(events.filter(({ action }) => action === 'ordersExported')).toMatchObject([
      { actorId: manager.id, detail: expect.stringMatching(/^1 rows, /) },
      { actorId: manager.id, detail: expect.stringMatching(/^500 rows, /) },
      { actorId: manager.id, detail: expect.stringMatching(/ rows, .*, continued$/) },
    ]);
  });

  it('is for owners and managers: others see the lists only', async () => {
    const variables = { filter: {}, after: null };
    for (const { token } of [kit.packer, kit.support]) {
      expectTypename((await kit.gql(ExportOrders, variables, token)).exportOrders, 'NotAllowed');
      const read = { first: 1, filter: {}, sort: 'NEWEST' as const };
      expect((await kit.gql(DeskOrders, read, token)).desk?.orders.nodes).toHaveLength(1);
    }
  });
});
