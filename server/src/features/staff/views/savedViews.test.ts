import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  DeleteOrderView,
  DeleteView,
  DeskOrderViews,
  SavedViews,
  SaveOrderView,
  SaveView,
} from '../../../../test/generated/documents.ts';
import { type OrdersDesk, startOrdersDesk } from '../../../../test/ordersDesk.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { newId } from '../../../lib/ids.ts';
import { listAuditEvents } from '../../users/audit.service.ts';
import { SavedView } from './savedViews.entity.ts';

let kit: OrdersDesk;
beforeAll(async () => {
  kit = await startOrdersDesk();
});
afterAll(() => kit.close());

type List = 'orders' | 'refunds' | 'customers' | 'reviews';

const save = async (name: string, shared: boolean, { token } = kit.packer, list: List = 'orders') =>
  (await kit.gql(SaveView, { list, name, query: 'status=paid', shared }, token)).saveView;

const views = async ({ token }: Shopper, list: List = 'orders') =>
  (await kit.gql(SavedViews, { list }, token)).desk!.savedViews;

const remove = async (id: string, { token }: Shopper) =>
  (await kit.gql(DeleteView, { id }, token)).deleteView;

describe('saved views', () => {
  it('are seen by their owner, shared ones by all staff', async () => {
    const own = expectTypename(await save('My orders', false), 'DeskSavedView');
    expectTypename(await save('To pack', true), 'DeskSavedView');
    expectTypename(await save('My orders', true), 'InvalidInput');
    expectTypename(await save(' ', true), 'InvalidInput');
    expect(await views(kit.packer)).toMatchObject([
      { name: 'My orders', query: 'status=paid', shared: false, isOwn: true },
      { name: 'To pack', shared: true, isOwn: true },
    ]);
    expect(await views(kit.support)).toMatchObject([{ name: 'To pack', isOwn: false }]);
    expectTypename(await remove(own.id, kit.support), 'NotFound');
    expectTypename(await remove(own.id, kit.packer), 'DeskViewDeleted');
    expect(await views(kit.packer)).toHaveLength(1);
    const events = (await listAuditEvents(kit.shop.db.read)).filter(({ action }) => /View/.test(action));
    expect(events).toMatchObject([
      {
        action: 'orderViewSaved',
        actorId: kit.packer.id,
        detail: 'orders: My orders',
        subject: `view:${own.id}`,
      },
      { action: 'orderViewSaved', detail: 'orders: To pack, for all staff' },
      {
        action: 'orderViewDeleted',
        actorId: kit.packer.id,
        detail: 'orders: My orders',
        subject: `view:${own.id}`,
      },
    ]);
  });

  it('does not keep an owner from deleting a shared view of somebody else', async () => {
    const owner = await kit.newStaff('owner');
    const shared = expectTypename(await save('Shared by packer', true, kit.packer), 'DeskSavedView');
    const own = expectTypename(await save('Only of packer', false, kit.packer), 'DeskSavedView');
    expectTypename(await remove(own.id, owner), 'NotFound');
    expectTypename(await remove(shared.id, owner), 'DeskViewDeleted');
  });
});

describe('a saved view', () => {
  it('belongs to one list, whose other views have other names', async () => {
    const manager = await kit.newStaff('manager');
    for (const list of ['orders', 'refunds'] as const)
      expectTypename(await save('Mine', false, manager, list), 'DeskSavedView');
    expectTypename(await save('Mine', false, manager, 'refunds'), 'InvalidInput');
    expectTypename(await save('Late', false, manager, 'refunds'), 'DeskSavedView');
    const namesOf = async (list: List) =>
      (await views(manager, list)).filter(({ isOwn }) => isOwn).map(({ name }) => name);
    expect(await namesOf('orders')).toEqual(['Mine']);
    expect(await namesOf('refunds')).toEqual(['Late', 'Mine']);
    expect(await namesOf('reviews')).toEqual([]);
  });

  it('is for those who may see its list', async () => {
    const shared = expectTypename(await save('Blocked', true, kit.support, 'customers'), 'DeskSavedView');
    const manager = await kit.newStaff('manager');
    expect(await views(manager, 'customers')).toMatchObject([{ name: 'Blocked', isOwn: false }]);
    expect(await views(kit.packer, 'customers')).toEqual([]);
    expectTypename(await save('Blocked', false, kit.packer, 'customers'), 'NotAllowed');
    expectTypename(await remove(shared.id, kit.packer), 'NotFound');
    expectTypename(await remove(shared.id, kit.support), 'DeskViewDeleted');
  });

  it('of the orders is as well found, saved and deleted by the fields from before', async () => {
    const { token } = await kit.newStaff('manager');
    const gqlViews = async () =>
      (await kit.gql(DeskOrderViews, {}, token)).desk!.orderViews.filter(({ isOwn }) => isOwn);
    await kit.gql(SaveView, { list: 'refunds', name: 'Late', query: '', shared: false }, token);
    const { saveOrderView } = await kit.gql(
      SaveOrderView,
      { name: 'Paid', query: 'status=paid', shared: false },
      token,
    );
    const { id } = expectTypename(saveOrderView, 'DeskOrderView');
    expect(await gqlViews()).toMatchObject([{ id, name: 'Paid', query: 'status=paid' }]);
    const { deleteOrderView } = await kit.gql(DeleteOrderView, { id }, token);
    expectTypename(deleteOrderView, 'DeskOrderViewDeleted');
    expect(await gqlViews()).toEqual([]);
  });
});

describe('the list of saved views', () => {
  it("begins with one's own, which those of others never displace", async () => {
    const [manager, other] = [await kit.newStaff('manager'), await kit.newStaff('manager')];
    const view = { page: 'orders', ownerId: other.id, query: '', shared: true, createdAt: 1 };
    const shared = Array.from({ length: 201 }, (_, index) => ({ ...view, id: newId(), name: `A ${index}` }));
    await kit.shop.db.write((tx) => tx.insert(SavedView, shared));
    await save('Z mine', false, manager);
    const list = await views(manager);
    expect(list[0]).toMatchObject({ name: 'Z mine', isOwn: true });
    expect(list).toHaveLength(201);
    await kit.shop.db.write((tx) => tx.delete(SavedView, { ownerId: other.id }));
  });
});

describe('the limit of saved views', () => {
  it('holds when many are saved at the same time', async () => {
    const manager = await kit.newStaff('manager');
    const names = Array.from({ length: 60 }, (_, index) => `View ${index}`);
    const results = await Promise.all(names.map((name) => save(name, false, manager)));
    expect(results.filter(({ __typename }) => __typename === 'DeskSavedView')).toHaveLength(50);
  });
});
