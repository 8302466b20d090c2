import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AddOrderNote,
  CancelOrder,
  DeleteAccount,
  DeleteOrderNote,
  DeskOrder,
  DeskOrdersById,
  DeskPackList,
  MoveOrders,
  RefundOrder,
} from '../../../../test/generated/documents.ts';
import { idsOf, type OrdersDesk, startOrdersDesk } from '../../../../test/ordersDesk.ts';
import { placeOrders } from '../../../../test/placeOrders.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { newId } from '../../../lib/ids.ts';
import { listAuditEventsAbout } from '../../users/audit.service.ts';
import { OrderNote } from '../orderNotes.entity.ts';

let kit: OrdersDesk;
beforeAll(async () => {
  kit = await startOrdersDesk();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

describe('an order at the desk', () => {
  it('has its lines, shopper, payment and timeline', async () => {
    const business = { gstin: '29AAGCB7383J1Z4', businessName: 'Brigade Foods' };
    const { shopper, product, order } = await kit.buy({ fullName: 'Meera Iyer', ...business }, 2);
    await kit.moveOrders([order.id], 'packing');
    await kit.sendMails();
    expect(await kit.readOrder(order.id)).toEqual({
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
      ...business,
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
      isErasurePending: false,
      invoice: null,
      canIssueInvoice: true,
      notes: [],
      timeline: [
        { kind: 'PLACED', title: 'Placed and paid', detail: order.paymentId, actorName: null },
        { kind: 'MAIL', title: expect.stringMatching(/is paid$/), detail: 'Sent', actorName: null },
        { kind: 'CHANGE', title: 'Order moved', detail: 'Paid → Packing', actorName: kit.packer.name },
        { kind: 'MAIL', title: 'We are packing your order', detail: 'Sent', actorName: null },
      ],
    });
    expect(await kit.readOrder('nothing')).toBeNull();
  });

  it('is moved with others; those that cannot move do not stop them', async () => {
    const [one, two] = [(await kit.buy()).order.id, (await kit.buy()).order.id];
    await kit.moveOrders([two], 'packing');
    expect(await kit.moveOrders([two, 'nothing', one, one], 'packing')).toEqual([
      {
        orderId: two,
        order: { id: two, status: 'packing' },
        problem: { __typename: 'OrderStatusConflict', message: 'The order is being packed already' },
      },
      {
        orderId: 'nothing',
        order: null,
        problem: { __typename: 'NotFound', message: 'There is no such order' },
      },
      { orderId: one, order: { id: one, status: 'packing' }, problem: null },
    ]);
    expect(await kit.moveOrders([one], 'delivered')).toMatchObject([
      { problem: { message: 'The order is being packed and cannot be marked as delivered yet' } },
    ]);
    const many = Array.from({ length: 101 }, (_, index) => String(index));
    expect(
      (await kit.gql(MoveOrders, { orderIds: many, to: 'packed' }, kit.packer.token)).moveOrders,
    ).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('is moved although the shop fails at a later one, of which the answer tells', async () => {
    const ids = [(await kit.buy()).order.id, (await kit.buy()).order.id, (await kit.buy()).order.id];
    const { write } = kit.shop.db;
    let writes = 0;
    const failingWrites = jest
      .spyOn(kit.shop.db, 'write')
      .mockImplementation((work) => (++writes < 2 ? write(work) : Promise.reject(new Error('away'))));
    const wake = jest.spyOn(kit.shop.outbox, 'wake');
    const moves = await kit.moveOrders(ids, 'packing');
    expect(wake).toHaveBeenCalled();
    failingWrites.mockRestore();
    wake.mockRestore();
    expect(moves).toEqual([
      { orderId: ids[0], order: { id: ids[0], status: 'packing' }, problem: null },
      ...ids.slice(1).map((id) => ({
        orderId: id,
        order: { id, status: 'paid' },
        problem: { __typename: 'MoveInterrupted', message: expect.any(String) },
      })),
    ]);
    // The database is away when the moved orders are read.
    const { read } = kit.shop.db;
    const query = read.query.bind(read);
    const failingReads = jest
      .spyOn(read, 'query')
      .mockImplementation((sql, ...rest) =>
        sql.startsWith('SELECT * FROM orders WHERE id IN')
          ? Promise.reject(new Error('away'))
          : query(sql, ...rest),
      );
    expect(await kit.moveOrders([ids[1]!], 'packing')).toEqual([
      { orderId: ids[1], order: null, problem: null },
    ]);
    failingReads.mockRestore();
    expect((await kit.readOrder(ids[1]!))?.status).toBe('packing');
  });

  it('is read with the others after all are moved', async () => {
    const ids = await placeOrders(kit.shop.db, 5);
    const statements = await kit.statements(() => kit.moveOrders(ids, 'packing'));
    const reads = statements.filter(({ sql }) => /^\s*SELECT.*FROM [`"]?orders\b.* IN /s.test(sql));
    expect(reads).toHaveLength(1);
  });

  it('is moved back at once by mistake; its shopper gets no mail about it, and one when it is moved again', async () => {
    const [{ shopper, order }, { order: other }] = [await kit.buy(), await kit.buy()];
    await kit.moveOrders([order.id], 'packing');
    await kit.sendMails();
    await kit.moveOrders([order.id, other.id], 'packed');
    expect(await kit.undoMoves([order.id, other.id], 'packed')).toEqual([
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
    expect((await kit.readOrder(order.id))?.timeline).toContainEqual({
      ...{
        kind: 'CHANGE',
        title: 'Order move undone',
        detail: 'Packed → Packing',
        actorName: kit.packer.name,
      },
    });
    await kit.moveOrders([order.id], 'packed');
    expect(await kit.subjectsTo(shopper)).toEqual([
      expect.any(String),
      'We are packing your order',
      'Your order is packed',
    ]);
    expect(await kit.undoMoves([order.id], 'packed')).toMatchObject([
      {
        order: { status: 'packed' },
        problem: { message: 'The shopper has been told that the order is packed, so this cannot be undone' },
      },
    ]);
  });

  it('keeps the move of somebody else, who has moved it on', async () => {
    const { order } = await kit.buy();
    await kit.moveOrders([order.id], 'packing');
    await kit.moveOrders([order.id], 'packed');
    expect(await kit.undoMoves([order.id, 'nothing'], 'packing')).toMatchObject([
      { order: { status: 'packed' }, problem: { __typename: 'OrderStatusConflict' } },
      { order: null, problem: { __typename: 'NotFound' } },
    ]);
  });

  it('is told, or moved back, but never both, when both happen at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const { shopper, order } = await kit.buy();
      await kit.sendMails();
      await kit.moveOrders([order.id], 'packing');
      const [[result]] = await Promise.all([kit.undoMoves([order.id], 'packing'), kit.sendMails()]);
      const isTold = (await kit.subjectsTo(shopper)).includes('We are packing your order');
      expect(result?.order?.status).toBe(isTold ? 'packing' : 'paid');
    }
  });

  it('that is cancelled gets no mail about the step before', async () => {
    const { shopper, order } = await kit.buy();
    await kit.moveOrders([order.id], 'packing');
    const input = { orderId: order.id, reason: 'You asked for it.', idempotencyKey: newId() };
    expectTypename(
      (await kit.gql(CancelOrder, { input }, kit.support.token)).cancelOrder,
      'DeskOrderRefunded',
    );
    const subjects = await kit.subjectsTo(shopper);
    expect(subjects).toEqual([expect.any(String), expect.stringMatching(/^Your order is cancelled/)]);
    expect(await kit.undoMoves([order.id], 'packing')).toMatchObject([{ order: { status: 'cancelled' } }]);
  });

  it('shows what was refunded of it, until the provider refuses the refund', async () => {
    const { order } = await kit.buy({ zipCode: '793001' }, 2);
    const refund = async (amount: number) => {
      const input = { orderId: order.id, amount, reason: 'It was bruised.', idempotencyKey: newId() };
      const { refundOrder } = await kit.gql(RefundOrder, { input }, kit.support.token);
      return expectTypename(refundOrder, 'DeskOrderRefunded').refund.state;
    };
    const states = async () => {
      const found = [];
      for (const payment of ['CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'] as const)
        if ((await kit.listOrders({ place: '793001', payment })).nodes.length > 0) found.push(payment);
      return found;
    };
    expect(await states()).toEqual(['CAPTURED']);
    const refusal = { refusal: 'Your account has no balance' };
    jest.spyOn(kit.shop.provider, 'refund').mockResolvedValueOnce(refusal);
    expect(await refund(10)).toBe('failed');
    expect(await states()).toEqual(['CAPTURED']);
    expect(await refund(10)).toBe('done');
    expect(await states()).toEqual(['PARTLY_REFUNDED']);
    expect(await kit.readOrder(order.id)).toMatchObject({ refundedAmount: 10 });
    expect(await refund(order.amount - 10)).toBe('done');
    expect(await states()).toEqual(['REFUNDED']);
    const changes = (await kit.readOrder(order.id))?.timeline.filter(({ kind }) => kind === 'CHANGE');
    expect(changes?.map(({ title, actorName }) => ({ title, actorName }))).toEqual([
      { title: 'Payment refunded', actorName: kit.support.name },
      { title: 'Refund failed', actorName: null },
      { title: 'Payment refunded', actorName: kit.support.name },
      { title: 'Payment refunded', actorName: kit.support.name },
      { title: 'Order moved', actorName: kit.support.name },
    ]);
  });

  it('has at most 200 notes', async () => {
    const { order } = await kit.buy();
    const note = { orderId: order.id, authorId: kit.packer.id, text: 'Rang', createdAt: Date.now() };
    const notes = Array.from({ length: 200 }, () => ({ ...note, id: newId() }));
    await kit.shop.db.write((tx) => tx.insert(OrderNote, notes));
    const { addOrderNote } = await kit.gql(
      AddOrderNote,
      { orderId: order.id, text: 'Rang' },
      kit.packer.token,
    );
    expect(addOrderNote).toMatchObject({
      __typename: 'InvalidInput',
      message: 'An order has at most 200 notes. Please ask an author or an owner to delete one',
    });
  });

  it('has notes, which their author deletes', async () => {
    const { order } = await kit.buy();
    const manager = await kit.newStaff('manager');
    const add = async (text: string, { token }: Shopper, orderId = order.id) =>
      (await kit.gql(AddOrderNote, { orderId, text }, token)).addOrderNote;
    const note = expectTypename(await add(' Ring twice\nplease ', kit.packer), 'DeskOrderNote');
    expectTypename(await add('Called her', manager), 'DeskOrderNote');
    // Who answers the phone.
    expectTypename(await add('She is at home after six', kit.support), 'DeskOrderNote');
    expectTypename(await add(' ', kit.packer), 'InvalidInput');
    expectTypename(await add('Lost', kit.packer, 'nothing'), 'NotFound');
    expect((await kit.readOrder(order.id))?.notes).toMatchObject([
      { text: 'Ring twice\nplease', authorName: kit.packer.name, isOwn: true, mayDelete: true },
      { text: 'Called her', authorName: manager.name, isOwn: false, mayDelete: false },
      { text: 'She is at home after six', authorName: kit.support.name, isOwn: false },
    ]);
    const remove = async ({ token }: Shopper) =>
      (await kit.gql(DeleteOrderNote, { id: note.id }, token)).deleteOrderNote;
    expectTypename(await remove(manager), 'NotFound');
    expect(await remove(kit.packer)).toEqual({ __typename: 'DeskOrderNoteDeleted', orderId: order.id });
    expectTypename(await remove(kit.packer), 'NotFound');
    expect((await kit.readOrder(order.id))?.notes).toHaveLength(2);
    const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${order.id}`]);
    expect(events.filter(({ action }) => action.startsWith('orderNote'))).toMatchObject([
      { action: 'orderNoteAdded', actorId: kit.packer.id, detail: '' },
      { action: 'orderNoteAdded', actorId: manager.id, detail: '' },
      { action: 'orderNoteAdded', actorId: kit.support.id, detail: '' },
      { action: 'orderNoteDeleted', actorId: kit.packer.id, detail: 'Ring twice please' },
    ]);
    // Not what its author has taken back.
    expect(JSON.stringify((await kit.readOrder(order.id))?.timeline)).not.toContain('Ring twice');
  });

  it('has notes, which an owner deletes whoever has written them', async () => {
    const { order } = await kit.buy();
    const { addOrderNote } = await kit.gql(
      AddOrderNote,
      { orderId: order.id, text: 'Rang' },
      kit.packer.token,
    );
    const { id } = expectTypename(addOrderNote, 'DeskOrderNote');
    const owner = await kit.newStaff('owner');
    const notes = async () => (await kit.gql(DeskOrder, { id: order.id }, owner.token)).desk?.order?.notes;
    expect(await notes()).toMatchObject([{ id, isOwn: false, mayDelete: true }]);
    const { deleteOrderNote } = await kit.gql(DeleteOrderNote, { id }, owner.token);
    expect(deleteOrderNote).toEqual({ __typename: 'DeskOrderNoteDeleted', orderId: order.id });
    expect(await notes()).toEqual([]);
    const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${order.id}`]);
    expect(events.filter(({ action }) => action.startsWith('orderNote'))).toMatchObject([
      { action: 'orderNoteAdded', actorId: kit.packer.id, userId: null },
      { action: 'orderNoteDeleted', actorId: owner.id, userId: kit.packer.id, detail: 'Rang' },
    ]);
  });

  it('forgets its shopper when the account is deleted', async () => {
    const { shopper, order } = await kit.buy({ fullName: 'Bhanumati Kumari Rao', city: 'Ranchi' });
    const note = async (text: string) =>
      expectTypename(
        (await kit.gql(AddOrderNote, { orderId: order.id, text }, kit.packer.token)).addOrderNote,
        'DeskOrderNote',
      );
    await note('Bhanumati is away');
    await kit.gql(DeleteOrderNote, { id: (await note('Bhanumati is ill')).id }, kit.packer.token);
    for (const search of ['bhanumati', 'kumari'])
      expect(idsOf(await kit.listOrders({ search }))).toEqual([order.id]);
    await kit.sql(`UPDATE orders SET status = 'delivered' WHERE id = '${order.id}'`);
    const { deleteAccount } = await kit.gql(DeleteAccount, { password: shopper.password }, shopper.token);
    expectTypename(deleteAccount, 'AccountDeleted');
    for (const search of ['bhanumati', 'kumari']) expect(idsOf(await kit.listOrders({ search }))).toEqual([]);
    expect(idsOf(await kit.listOrders({ place: 'ranchi' }))).toEqual([]);
    expect(await kit.readOrder(order.id)).toMatchObject({ email: '', phoneNumber: '', notes: [] });
    const events = await listAuditEventsAbout(kit.shop.db.read, [`order:${order.id}`]);
    expect(events.map(({ action }) => action)).toContain('orderNoteDeleted');
    expect(JSON.stringify(events)).not.toContain('Bhanumati');
  });
});

describe('orders to print', () => {
  it('are read together, in the order of the request, with one statement for all lines', async () => {
    const [one, two] = [(await kit.buy()).order.id, (await kit.buy()).order.id];
    const readAll = (ids: string[]) => kit.gql(DeskOrdersById, { ids }, kit.packer.token);
    const { desk } = await readAll([two, 'nothing', one, two]);
    expect(desk?.ordersById).toMatchObject([
      { id: two, lines: [{}] },
      { id: one, lines: [{}] },
    ]);
    const count = async (ids: string[]) => (await kit.statements(() => readAll(ids))).length;
    expect(await count([one, two])).toBe(await count([one]));
    const many = { ids: Array.from({ length: 101 }, (_, index) => String(index)) };
    const { body } = await kit.gqlRaw(String(DeskOrdersById), many, { token: kit.packer.token });
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('a pack list', () => {
  it('is read by one statement, oldest orders first', async () => {
    const ids = [(await kit.buy()).order.id, (await kit.buy()).order.id, (await kit.buy()).order.id];
    const read = async (orderIds: string[]) => {
      const { desk } = await kit.gql(DeskPackList, { orderIds }, kit.packer.token);
      return desk!.packList.orders.map(({ id }) => id);
    };
    const statements = await kit.statements(async () => {
      expect(await read(ids.toReversed())).toEqual(ids);
    });
    expect(statements.filter(({ sql }) => !sql.includes('sessions'))).toHaveLength(1);
    expect(await read([])).toEqual([]);
  });

  it('leaves out and names orders that are packed already, or cancelled', async () => {
    const [paid, packed, cancelled] = [await kit.buy(), await kit.buy(), await kit.buy()];
    await kit.moveOrders([packed.order.id], 'packing');
    const read = async () => {
      const orderIds = [paid, packed, cancelled].map(({ order }) => order.id);
      const { packList } = (await kit.gql(DeskPackList, { orderIds }, kit.packer.token)).desk!;
      const units = packList.sections.flatMap(({ items }) => items.map(({ quantity }) => quantity));
      const statusesOf = (orders: readonly { status: string }[]) => orders.map(({ status }) => status);
      return [statusesOf(packList.orders), statusesOf(packList.others), units];
    };
    expect(await read()).toEqual([['paid', 'packing', 'paid'], [], [3]]);
    await kit.moveOrders([packed.order.id], 'packed');
    const input = { orderId: cancelled.order.id, reason: 'You asked for it.', idempotencyKey: newId() };
    await kit.gql(CancelOrder, { input }, kit.support.token);
    expect(await read()).toEqual([['paid'], ['packed', 'cancelled'], [1]]);
  });

  it('adds up the products of the orders by category', async () => {
    const [one, two] = [await kit.buy({}, 2), await kit.buy({}, 3)];
    const { desk } = await kit.gql(
      DeskPackList,
      { orderIds: [two.order.id, one.order.id, 'nothing', one.order.id] },
      kit.packer.token,
    );
    expect(desk?.packList).toEqual({
      orders: [one, two].map(({ order }) => ({ id: order.id, name: expect.any(String), status: 'paid' })),
      others: [],
      sections: [
        {
          category: expect.stringMatching(/Dairy/),
          subCategory: expect.any(String),
          items: [
            {
              productId: one.product.id,
              title: one.product.name,
              option: one.product.options[0] ?? null,
              image: { url: expect.stringContaining('/640/') },
              thumbnail: expect.stringContaining('/160/'),
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
