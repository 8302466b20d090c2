import type { RestUser } from '../../../test/restTypes.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { listAuditEvents } from '../users/audit.service.ts';
import { setRole } from './roles.service.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

test('setRole takes effect at once and records each change', async () => {
  const { db } = kit.shop;
  const { id, email, token } = await kit.newShopper();
  const isAdmin = async () => (await kit.rest<RestUser>('GET', `/user/${id}`, { token })).body.isAdmin;
  const outcomes = [];
  for (const role of ['owner', 'owner', 'packer', null] as const) {
    outcomes.push((await setRole(db, ` ${email.toUpperCase()}`, role)).changed);
    expect(await isAdmin()).toBe(role === 'owner');
  }
  expect(outcomes).toEqual([true, false, true, true]);
  expect(await listAuditEvents(db.read, id)).toMatchObject([
    { action: 'roleChanged', detail: 'shopper → owner', address: '', actorId: null },
    { action: 'roleChanged', detail: 'owner → packer' },
    { action: 'roleChanged', detail: 'packer → shopper' },
  ]);
});

test('setRole reports an unknown address', async () => {
  expect(await setRole(kit.shop.db, 'nobody@example.com', 'owner')).toMatchObject({ exists: false });
});
