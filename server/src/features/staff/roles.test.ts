import type { RestSession, RestUser } from '../../../test/restTypes.ts';
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
  const { id, email, password } = await kit.newShopper();
  const signIn = async () =>
    (await kit.rest<RestSession>('POST', '/user/signin', { body: { email, password } })).body.token;
  const outcomes = [(await setRole(db, email, 'packer')).changed];
  const token = await signIn();
  const isAdmin = async () => (await kit.rest<RestUser>('GET', `/user/${id}`, { token })).body.isAdmin;
  for (const role of ['owner', 'owner', 'packer'] as const) {
    outcomes.push((await setRole(db, ` ${email.toUpperCase()}`, role)).changed);
    expect(await isAdmin()).toBe(role === 'owner');
  }
  outcomes.push((await setRole(db, email, null)).changed);
  expect(await kit.isSignedIn(token)).toBe(false);
  expect(outcomes).toEqual([true, true, false, true, true]);
  const events = await listAuditEvents(db.read, id);
  expect(events.filter(({ action }) => action === 'roleChanged')).toMatchObject([
    { action: 'roleChanged', detail: 'shopper → packer', address: '', actorId: null },
    { action: 'roleChanged', detail: 'packer → owner' },
    { action: 'roleChanged', detail: 'owner → packer' },
    { action: 'roleChanged', detail: 'packer → shopper' },
  ]);
});

test('setRole signs a shopper out who becomes a member of staff', async () => {
  const { email, token } = await kit.newShopper();
  await setRole(kit.shop.db, email, 'support');
  expect(await kit.isSignedIn(token)).toBe(false);
});

test('setRole reports an unknown address', async () => {
  expect(await setRole(kit.shop.db, 'nobody@example.com', 'owner')).toMatchObject({ exists: false });
});
