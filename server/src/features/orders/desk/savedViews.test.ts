import { expectTypename } from '../../../../test/expectTypename.ts';
import { DeleteOrderView, DeskOrderViews, SaveOrderView } from '../../../../test/generated/documents.ts';
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

const save = async (name: string, shared: boolean, { token } = kit.packer) =>
  (await kit.gql(SaveOrderView, { name, query: 'status=paid', shared }, token)).saveOrderView;

const views = async ({ token }: Shopper) => (await kit.gql(DeskOrderViews, {}, token)).desk!.orderViews;

describe('saved views', () => {
  it('are seen by their owner, shared ones by all staff', async () => {
    const own = expectTypename(await save('My orders', false), 'DeskOrderView');
    expectTypename(await save('To pack', true), 'DeskOrderView');
    expectTypename(await save('My orders', true), 'InvalidInput');
    expectTypename(await save(' ', true), 'InvalidInput');
    expect(await views(kit.packer)).toMatchObject([
      { name: 'My orders', query: 'status=paid', shared: false, isOwn: true },
      { name: 'To pack', shared: true, isOwn: true },
    ]);
    expect(await views(kit.support)).toMatchObject([{ name: 'To pack', isOwn: false }]);
    const remove = async ({ token }: Shopper) =>
      (await kit.gql(DeleteOrderView, { id: own.id }, token)).deleteOrderView;
    expectTypename(await remove(kit.support), 'NotFound');
    expectTypename(await remove(kit.packer), 'DeskOrderViewDeleted');
    expect(await views(kit.packer)).toHaveLength(1);
    const events = (await listAuditEvents(kit.shop.db.read)).filter(({ action }) => /View/.test(action));
    expect(events).toMatchObject([
      { action: 'orderViewSaved', actorId: kit.packer.id, detail: 'My orders', subject: `view:${own.id}` },
      { action: 'orderViewSaved', detail: 'To pack, for all staff' },
      { action: 'orderViewDeleted', actorId: kit.packer.id, detail: 'My orders', subject: `view:${own.id}` },
    ]);
  });

  it('does not keep an owner from deleting a shared view of somebody else', async () => {
    const owner = await kit.newStaff('owner');
    const shared = expectTypename(await save('Shared by packer', true, kit.packer), 'DeskOrderView');
    const own = expectTypename(await save('Only of packer', false, kit.packer), 'DeskOrderView');
    const remove = async (id: string) =>
      (await kit.gql(DeleteOrderView, { id }, owner.token)).deleteOrderView;
    expectTypename(await remove(own.id), 'NotFound');
    expectTypename(await remove(shared.id), 'DeskOrderViewDeleted');
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
    expect(results.filter(({ __typename }) => __typename === 'DeskOrderView')).toHaveLength(50);
  });
});
