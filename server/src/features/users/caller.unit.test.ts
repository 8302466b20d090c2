import { may } from '../staff/permissions.service.ts';
import { isOwner, toCaller } from './caller.service.ts';
import type { StaffRole, Viewer } from './users.service.ts';

const viewerWith = (staffRole: StaffRole | null) => ({ id: 'asha', staffRole }) as Viewer;

describe('a caller', () => {
  it.each([
    ['nobody', null, { kind: 'visitor' }],
    ['a shopper', viewerWith(null), { kind: 'shopper', viewer: viewerWith(null) }],
    ['a packer', viewerWith('packer'), { kind: 'staff', role: 'packer', viewer: viewerWith('packer') }],
  ])('is built of %s', (_, viewer, caller) => expect(toCaller(viewer)).toEqual(caller));

  it('has the permissions of its role; without one it has none', () => {
    const permitted = [null, viewerWith(null), viewerWith('packer'), viewerWith('support')].map((viewer) =>
      may(toCaller(viewer), 'ADJUST_STOCK'),
    );
    expect(permitted).toEqual([false, false, true, false]);
  });

  it('owns the shop only as an owner', () => {
    const owners = [null, viewerWith(null), viewerWith('manager'), viewerWith('owner')].filter((viewer) =>
      isOwner(toCaller(viewer)),
    );
    expect(owners).toEqual([viewerWith('owner')]);
  });
});
