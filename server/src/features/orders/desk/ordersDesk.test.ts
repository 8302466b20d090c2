import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AddOrderNote,
  CancelOrder,
  DeleteAccount,
  DeleteOrderNote,
  DeleteOrderView,
  DeskOrder,
  DeskOrders,
  DeskOrdersById,
  DeskOrdersInFull,
  DeskOrderViews,
  DeskPackList,
  ExportOrders,
  MoveOrders,
  RefundOrder,
  SaveOrderView,
  UndoOrderMoves,
} from '../../../../test/generated/documents.ts';
import { placeOrders } from '../../../../test/placeOrders.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { newId } from '../../../lib/ids.ts';
import { listAuditEvents, listAuditEventsAbout } from '../../users/audit.service.ts';
import type { OrderFilterInput, OrderSort } from './orderList.service.ts';

let kit: CheckoutShop;
let packer: Shopper;
let support: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  packer = await kit.newStaff('packer');
  support = await kit.newStaff('support');
});
afterAll(() => kit.close());

/** A new shopper's paid order. @param form changes of the billing form */
async function buy(form = {}, quantity = 1) {
  const { shopper, product, checkout } = await kit.startCheckout({ form, quantity });
  await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
  return { shopper, product, order: (await kit.accountOf(shopper)).orders[0]! };
}
const undo = async (orderIds: string[], step: 'packing' | 'packed') =>
  expectTypename(
    (await kit.gql(UndoOrderMoves, { orderIds, step }, packer.token)).undoOrderMoves,
    'DeskOrdersMoved',
  ).moves;
const list = async (
  filter: OrderFilterInput = {},
  sort: OrderSort = 'NEWEST',
  first = 100,
  after: string | null = null,
) => {
  const variables = { filter: filter as never, sort, first, after };
  return (await kit.gql(DeskOrders, variables, packer.token)).desk!.orders;
};
const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);
const read = async (id: string, { token } = packer) => (await kit.gql(DeskOrder, { id }, token)).desk!.order;
const move = async (orderIds: string[], to: 'packing' | 'packed' | 'delivered') =>
  expectTypename((await kit.gql(MoveOrders, { orderIds, to }, packer.token)).moveOrders, 'DeskOrdersMoved')
    .moves;

describe('the desk’s list of orders', () => {
  it('has all orders page by page, in each sort order, each once', async () => {
    const ids = await placeOrders(kit.shop.db, 25);
    for (const sort of ['NEWEST', 'OLDEST', 'HIGHEST_AMOUNT', 'LOWEST_AMOUNT'] as const) {
      const pages: Awaited<ReturnType<typeof list>>[] = [];
      do pages.push(await list({}, sort, 7, pages.at(-1)?.pageInfo.endCursor ?? null));
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
    const { shopper, order } = await buy({
      fullName: 'Śaraswati  Devi Raman',
      phoneNumber: '+91 90123-45678',
    });
    for (const search of [
      order.id,
      order.id.slice(0, 20).toUpperCase(),
      order.id.slice(-8),
      order.id.slice(-8, -2).toUpperCase(),
      order.paymentId,
      order.paymentId.slice(0, 9),
      'saraswati',
      ' Śaraswati Devi',
      'RAMAN',
      '90123',
      '(0)90123 456',
      '+91-90123',
      shopper.email,
      shopper.email.slice(0, 8),
    ])
      expect({ search, ids: idsOf(await list({ search })) }).toEqual({ search, ids: [order.id] });
    for (const search of ['xyzzy', 'evi', '00000000', 'pay_', `${order.id}0`])
      expect({ search, ids: idsOf(await list({ search })) }).toEqual({ search, ids: [] });
  });

  it('finds an order by any word of a long name, and what follows it', async () => {
    const { order } = await buy({ fullName: 'Kosuri Venkata Ñaga Lakshmi Venkata Murthy' });
    for (const search of ['kosuri', 'VENKATA', 'naga', 'lakshmi venk', 'murthy'])
      expect({ search, ids: idsOf(await list({ search })) }).toEqual({ search, ids: [order.id] });
    expect((await list({ search: 'venkata' })).count).toEqual({ value: 1, isExact: true });
    expect(idsOf(await list({ search: 'venkata', place: 'goa' }))).toEqual([]);
  });

  it('finds orders by the city and the state of their address', async () => {
    const { order } = await buy({ city: ' Śillong', state: 'Meghalaya', zipCode: '793999' });
    const { order: other } = await buy({ city: 'Tura', state: 'Meghalaya', zipCode: '794999' });
    expect(idsOf(await list({ place: 'shill' }))).toEqual([]);
    expect(idsOf(await list({ place: 'SILL' }))).toEqual([order.id]);
    expect(idsOf(await list({ place: 'meghalaya' }))).toEqual([other.id, order.id]);
    expect(idsOf(await list({ place: 'meghalaya', minAmount: 1, statuses: ['paid'] }))).toHaveLength(2);
    expect(idsOf(await list({ place: 'meghalaya', statuses: ['packed'] }))).toEqual([]);
    expect(idsOf(await list({ place: '79499' }))).toEqual([other.id]);
    expect(await read(order.id)).toMatchObject({ city: 'Śillong', state: 'Meghalaya' });
  });

  it('shows each order once that a search finds in several ways', async () => {
    const { order } = await buy({ fullName: 'Zubin Zubin', email: 'zubin@example.com' });
    const found = await list({ search: 'zubin' });
    expect(idsOf(found)).toEqual([order.id]);
    expect(found.count).toEqual({ value: 1, isExact: true });
  });

  it('keeps orders that satisfy all conditions', async () => {
    const { order } = await buy({ zipCode: '781001' }, 3);
    const { order: other } = await buy({ zipCode: '781005' });
    const area = { place: '7810' };
    const { date } = (await list(area)).nodes.find(({ id }) => id === other.id)!;
    expect(idsOf(await list(area))).toEqual([other.id, order.id]);
    expect(idsOf(await list(area, 'HIGHEST_AMOUNT'))).toEqual([order.id, other.id]);
    expect(idsOf(await list({ ...area, minAmount: order.amount }))).toEqual([order.id]);
    expect(idsOf(await list({ ...area, maxAmount: other.amount }))).toEqual([other.id]);
    expect(idsOf(await list({ ...area, from: date }))).toEqual([other.id]);
    expect(idsOf(await list({ ...area, before: date }))).toEqual([order.id]);
    await move([order.id], 'packing');
    expect(idsOf(await list({ ...area, statuses: ['packing', 'packed'] }))).toEqual([order.id]);
    expect(idsOf(await list({ statuses: ['packing'] }))).toContain(order.id);
    expect(idsOf(await list({ statuses: ['packing'] }))).not.toContain(other.id);
    expect(idsOf(await list({ statuses: ['packing', 'paid', 'packing'] }))).toEqual(
      expect.arrayContaining([other.id, order.id]),
    );
    await kit.sql(`UPDATE orders SET refundedAmount = 100 WHERE id = '${order.id}'`);
    expect(idsOf(await list({ ...area, payment: 'PARTLY_REFUNDED' }))).toEqual([order.id]);
    expect(idsOf(await list({ ...area, payment: 'CAPTURED' }))).toEqual([other.id]);
    expect(idsOf(await list({ ...area, payment: 'REFUNDED' }))).toEqual([]);
  });

  it('refuses filters and cursors that make no sense', async () => {
    for (const variables of [
      { filter: { from: 'yesterday' } },
      { filter: { minAmount: -1 } },
      { filter: {}, after: 'nonsense' },
      { filter: {}, first: 101 },
    ]) {
      const all = { sort: 'NEWEST', first: 10, ...variables };
      const { body } = await kit.gqlRaw(String(DeskOrders), all, { token: packer.token });
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('takes the same number of statements for two orders as for many', async () => {
    await placeOrders(kit.shop.db, 10);
    // Names are read only for an order that staff have changed.
    await move([(await buy()).order.id], 'packing');
    const count = async (first: number) =>
      (await kit.statements(() => kit.gql(DeskOrdersInFull, { first }, packer.token))).length;
    expect(await count(30)).toBe(await count(2));
  });
});

describe('an order at the desk', () => {
  it('has its lines, shopper, payment and timeline', async () => {
    const { shopper, product, order } = await buy({ fullName: 'Meera Iyer' }, 2);
    await move([order.id], 'packing');
    await kit.sendMails();
    expect(await read(order.id)).toEqual({
      id: order.id,
      paymentId: order.paymentId,
      status: 'packing',
      nextStep: 'packed',
      name: 'Meera Iyer',
      phoneNumber: expect.any(String),
      email: shopper.email,
      address: expect.stringContaining('Lake Road'),
      pincode: '411001',
      city: 'Pune',
      state: 'Maharashtra',
      amount: order.amount,
      refundedAmount: 0,
      units: 2,
      lines: [
        {
          title: product.name,
          option: product.options[0] ?? null,
          quantity: 2,
          price: order.amount / 2,
          subTotal: order.amount,
        },
      ],
      shopper: { id: shopper.id, name: shopper.name, email: shopper.email, orderCount: 1 },
      notes: [],
      timeline: [
        { kind: 'PLACED', title: 'Placed and paid', detail: order.paymentId, actorName: null },
        { kind: 'MAIL', title: expect.stringMatching(/is paid$/), detail: 'sent', actorName: null },
        { kind: 'CHANGE', title: 'Order moved', detail: 'paid → packing', actorName: packer.name },
        { kind: 'MAIL', title: 'We are packing your order', detail: 'sent', actorName: null },
      ],
    });
    expect(await read('nothing')).toBeNull();
  });

  it('is moved with others; those that cannot move do not stop them', async () => {
    const [one, two] = [(await buy()).order.id, (await buy()).order.id];
    await move([two], 'packing');
    expect(await move([two, 'nothing', one, one], 'packing')).toEqual([
      {
        orderId: two,
        order: { id: two, status: 'packing' },
        problem: { __typename: 'OrderStatusConflict', message: 'The order is packing already' },
      },
      {
        orderId: 'nothing',
        order: null,
        problem: { __typename: 'NotFound', message: 'There is no such order' },
      },
      { orderId: one, order: { id: one, status: 'packing' }, problem: null },
    ]);
    expect(await move([one], 'delivered')).toMatchObject([
      { problem: { message: 'The order is packing, so it cannot become delivered' } },
    ]);
    const many = Array.from({ length: 101 }, (_, index) => String(index));
    expect(
      (await kit.gql(MoveOrders, { orderIds: many, to: 'packed' }, packer.token)).moveOrders,
    ).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('is moved back at once by mistake; its shopper gets no mail about it, and one when it is moved again', async () => {
    const [{ shopper, order }, { order: other }] = [await buy(), await buy()];
    await move([order.id], 'packing');
    await kit.sendMails();
    await move([order.id, other.id], 'packed');
    expect(await undo([order.id, other.id], 'packed')).toEqual([
      { orderId: order.id, order: { id: order.id, status: 'packing' }, problem: null },
      {
        orderId: other.id,
        order: { id: other.id, status: 'paid' },
        problem: {
          __typename: 'OrderStatusConflict',
          message: 'The order is paid now, so nothing was undone',
        },
      },
    ]);
    await kit.sendMails();
    expect(await kit.subjectsTo(shopper)).toEqual([expect.any(String), 'We are packing your order']);
    expect((await read(order.id))?.timeline).toContainEqual({
      ...{ kind: 'CHANGE', title: 'Order move undone', detail: 'packed → packing', actorName: packer.name },
    });
    await move([order.id], 'packed');
    expect(await kit.subjectsTo(shopper)).toEqual([
      expect.any(String),
      'We are packing your order',
      'Your order is packed',
    ]);
    expect(await undo([order.id], 'packed')).toMatchObject([
      {
        order: { status: 'packed' },
        problem: { message: 'The shopper has been told that the order is packed, so this cannot be undone' },
      },
    ]);
  });

  it('keeps the move of somebody else, who has moved it on', async () => {
    const { order } = await buy();
    await move([order.id], 'packing');
    await move([order.id], 'packed');
    expect(await undo([order.id, 'nothing'], 'packing')).toMatchObject([
      { order: { status: 'packed' }, problem: { __typename: 'OrderStatusConflict' } },
      { order: null, problem: { __typename: 'NotFound' } },
    ]);
  });

  it('is told, or moved back, but never both, when both happen at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const { shopper, order } = await buy();
      await kit.sendMails();
      await move([order.id], 'packing');
      const [[result]] = await Promise.all([undo([order.id], 'packing'), kit.sendMails()]);
      const isTold = (await kit.subjectsTo(shopper)).includes('We are packing your order');
      expect(result?.order?.status).toBe(isTold ? 'packing' : 'paid');
    }
  });

  it('that is cancelled gets no mail about the step before', async () => {
    const { shopper, order } = await buy();
    await move([order.id], 'packing');
    const input = { orderId: order.id, reason: 'You asked for it.', idempotencyKey: newId() };
    expectTypename((await kit.gql(CancelOrder, { input }, support.token)).cancelOrder, 'DeskOrderRefunded');
    const subjects = await kit.subjectsTo(shopper);
    expect(subjects).toEqual([expect.any(String), expect.stringMatching(/^Your order is cancelled/)]);
    expect(await undo([order.id], 'packing')).toMatchObject([{ order: { status: 'cancelled' } }]);
  });

  it('shows what was refunded of it, until the provider refuses the refund', async () => {
    const { order } = await buy({ zipCode: '793001' }, 2);
    const refund = async (amount: number) => {
      const input = { orderId: order.id, amount, reason: 'It was bruised.', idempotencyKey: newId() };
      const { refundOrder } = await kit.gql(RefundOrder, { input }, support.token);
      return expectTypename(refundOrder, 'DeskOrderRefunded').refund.state;
    };
    const states = async () => {
      const found = [];
      for (const payment of ['CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'] as const)
        if ((await list({ place: '793001', payment })).nodes.length > 0) found.push(payment);
      return found;
    };
    expect(await states()).toEqual(['CAPTURED']);
    const refusal = { refusal: 'Your account has no balance' };
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce(refusal);
    expect(await refund(10)).toBe('failed');
    expect(await states()).toEqual(['CAPTURED']);
    expect(await refund(10)).toBe('done');
    expect(await states()).toEqual(['PARTLY_REFUNDED']);
    expect(await read(order.id)).toMatchObject({ refundedAmount: 10 });
    expect(await refund(order.amount - 10)).toBe('done');
    expect(await states()).toEqual(['REFUNDED']);
    const changes = (await read(order.id))?.timeline.filter(({ kind }) => kind === 'CHANGE');
    expect(changes?.map(({ title, actorName }) => ({ title, actorName }))).toEqual([
      { title: 'Payment refunded', actorName: support.name },
      { title: 'Refund failed', actorName: null },
      { title: 'Payment refunded', actorName: support.name },
      { title: 'Payment refunded', actorName: support.name },
      { title: 'Order moved', actorName: null },
    ]);
  });

  it('has notes, which only their author deletes', async () => {
    const { order } = await buy();
    const manager = await kit.newStaff('manager');
    const add = async (text: string, { token }: Shopper, orderId = order.id) =>
      (await kit.gql(AddOrderNote, { orderId, text }, token)).addOrderNote;
    const note = expectTypename(await add(' Ring twice\nplease ', packer), 'DeskOrderNote');
    expectTypename(await add('Called her', manager), 'DeskOrderNote');
    expectTypename(await add(' ', packer), 'InvalidInput');
    expectTypename(await add('Lost', packer, 'nothing'), 'NotFound');
    expectTypename(await add('Not mine to write', support), 'NotAllowed');
    expect((await read(order.id))?.notes).toMatchObject([
      { text: 'Ring twice\nplease', authorName: packer.name, isOwn: true },
      { text: 'Called her', authorName: manager.name, isOwn: false },
    ]);
    const remove = async ({ token }: Shopper) =>
      (await kit.gql(DeleteOrderNote, { id: note.id }, token)).deleteOrderNote;
    expectTypename(await remove(manager), 'NotFound');
    expect(await remove(packer)).toEqual({ __typename: 'DeskOrderNoteDeleted', orderId: order.id });
    expectTypename(await remove(packer), 'NotFound');
    expect((await read(order.id))?.notes).toHaveLength(1);
    const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${order.id}`]);
    expect(events.filter(({ action }) => action.startsWith('orderNote'))).toMatchObject([
      { action: 'orderNoteAdded', actorId: packer.id, detail: '' },
      { action: 'orderNoteAdded', actorId: manager.id, detail: '' },
      { action: 'orderNoteDeleted', actorId: packer.id, detail: 'Ring twice please' },
    ]);
    // Not what its author has taken back.
    expect(JSON.stringify((await read(order.id))?.timeline)).not.toContain('Ring twice');
  });

  it('forgets its shopper when the account is deleted', async () => {
    const { shopper, order } = await buy({ fullName: 'Bhanumati Kumari Rao', city: 'Ranchi' });
    const note = async (text: string) =>
      expectTypename(
        (await kit.gql(AddOrderNote, { orderId: order.id, text }, packer.token)).addOrderNote,
        'DeskOrderNote',
      );
    await note('Bhanumati is away');
    await kit.gql(DeleteOrderNote, { id: (await note('Bhanumati is ill')).id }, packer.token);
    for (const search of ['bhanumati', 'kumari']) expect(idsOf(await list({ search }))).toEqual([order.id]);
    const { deleteAccount } = await kit.gql(DeleteAccount, { password: shopper.password }, shopper.token);
    expectTypename(deleteAccount, 'AccountDeleted');
    for (const search of ['bhanumati', 'kumari']) expect(idsOf(await list({ search }))).toEqual([]);
    expect(idsOf(await list({ place: 'ranchi' }))).toEqual([]);
    expect(await read(order.id)).toMatchObject({ email: '', phoneNumber: '', notes: [] });
    const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${order.id}`]);
    expect(events.map(({ action }) => action)).toContain('orderNoteDeleted');
    expect(JSON.stringify(events)).not.toContain('Bhanumati');
  });
});

describe('orders to print', () => {
  it('are read together, in the order of the request, with one statement for all lines', async () => {
    const [one, two] = [(await buy()).order.id, (await buy()).order.id];
    const readAll = (ids: string[]) => kit.gql(DeskOrdersById, { ids }, packer.token);
    const { desk } = await readAll([two, 'nothing', one, two]);
    expect(desk?.ordersById).toMatchObject([
      { id: two, lines: [{}] },
      { id: one, lines: [{}] },
    ]);
    const count = async (ids: string[]) => (await kit.statements(() => readAll(ids))).length;
    expect(await count([one, two])).toBe(await count([one]));
    const many = { ids: Array.from({ length: 101 }, (_, index) => String(index)) };
    const { body } = await kit.gqlRaw(String(DeskOrdersById), many, { token: packer.token });
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('a pack list', () => {
  it('adds up the products of the orders by category', async () => {
    const [one, two] = [await buy({}, 2), await buy({}, 3)];
    const { desk } = await kit.gql(
      DeskPackList,
      { orderIds: [two.order.id, one.order.id, 'nothing', one.order.id] },
      packer.token,
    );
    expect(desk?.packList).toEqual({
      orders: [one, two].map(({ order }) => ({ id: order.id, name: expect.any(String), status: 'paid' })),
      sections: [
        {
          category: expect.stringMatching(/Dairy/),
          subCategory: expect.any(String),
          items: [
            {
              productId: one.product.id,
              title: one.product.name,
              option: one.product.options[0] ?? null,
              quantity: 5,
              orders: [
                { orderId: one.order.id, quantity: 2 },
                { orderId: two.order.id, quantity: 3 },
              ],
            },
          ],
        },
      ],
    });
  });
});

describe('saved views', () => {
  it('are seen by their owner, shared ones by all staff', async () => {
    const save = async (name: string, shared: boolean, { token } = packer) =>
      (await kit.gql(SaveOrderView, { name, query: 'status=paid', shared }, token)).saveOrderView;
    const views = async ({ token }: Shopper) => (await kit.gql(DeskOrderViews, {}, token)).desk!.orderViews;
    const own = expectTypename(await save('My orders', false), 'DeskOrderView');
    expectTypename(await save('To pack', true), 'DeskOrderView');
    expectTypename(await save('My orders', true), 'InvalidInput');
    expectTypename(await save(' ', true), 'InvalidInput');
    expect(await views(packer)).toMatchObject([
      { name: 'My orders', query: 'status=paid', shared: false, isOwn: true },
      { name: 'To pack', shared: true, isOwn: true },
    ]);
    expect(await views(support)).toMatchObject([{ name: 'To pack', isOwn: false }]);
    const remove = async ({ token }: Shopper) =>
      (await kit.gql(DeleteOrderView, { id: own.id }, token)).deleteOrderView;
    expectTypename(await remove(support), 'NotFound');
    expectTypename(await remove(packer), 'DeskOrderViewDeleted');
    expect(await views(packer)).toHaveLength(1);
    const events = (await listAuditEvents(kit.shop.db.read)).filter(({ action }) => /View/.test(action));
    expect(events).toMatchObject([
      { action: 'orderViewSaved', actorId: packer.id, detail: 'My orders', subject: `view:${own.id}` },
      { action: 'orderViewSaved', detail: 'To pack, for all staff' },
      { action: 'orderViewDeleted', actorId: packer.id, detail: 'My orders', subject: `view:${own.id}` },
    ]);
  });
});

describe('the export of orders', () => {
  it('is CSV that no spreadsheet calculates, in parts, and recorded', async () => {
    const { order } = await buy({
      fullName: '=cmd|calc',
      streetAddressLine1: '@SUM(1+1)',
      zipCode: '795001',
    });
    const exportPart = async (filter: OrderFilterInput, after: string | null = null) => {
      const variables = { filter: filter as never, after };
      return expectTypename(
        (await kit.gql(ExportOrders, variables, support.token)).exportOrders,
        'DeskOrdersCsv',
      );
    };
    const { csv, endCursor } = await exportPart({ place: '795' });
    const [titles, row, ...rest] = csv.split('\r\n');
    expect(titles).toBe(
      'Order Id,Payment Id,Date,Status,Name,Phone Number,Email,Address,City,State,Pincode,Amount (Rs),Refunded (Rs),Units,Products',
    );
    expect(row).toContain(`${order.id},${order.paymentId},`);
    expect(row).toContain(",'=cmd|calc,");
    expect(row).toMatch(/,"?'@SUM/);
    expect(rest).toEqual(['']);
    expect(endCursor).toBeNull();

    await placeOrders(kit.shop.db, 600);
    const first = await exportPart({});
    const second = await exportPart({}, first.endCursor);
    const lines = `${first.csv}${second.csv}`.trim().split('\r\n');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toHaveLength((await list()).count.value + 1);
    expect(second.endCursor).toBeNull();
    const events = await listAuditEvents(kit.shop.db.read);
    expect(events.filter(({ action }) => action === 'ordersExported')).toMatchObject([
      { actorId: support.id, detail: expect.stringMatching(/^1 rows, /) },
      { actorId: support.id, detail: expect.stringMatching(/^500 rows, /) },
      { actorId: support.id, detail: expect.stringMatching(/ rows, .*, continued$/) },
    ]);
  });
});
