import { SignOutOtherSessions } from '../../../test/generated/documents.ts';
import type { RestSession } from '../../../test/restTypes.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { AuditEvent } from './audit.entity.ts';
import { deleteOldAuditEvents, listAuditEvents } from './audit.service.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ trustedProxies: 1 });
});
afterAll(() => kit.close());

const headers = { 'user-agent': 'an old browser', 'x-forwarded-for': '203.0.113.57' };
const post = (path: string, body: object) => kit.rest<RestSession>('POST', path, { body, headers });
const put = (path: string, body: object, token: string) => kit.rest('PUT', path, { body, headers, token });
const actionsOf = async (userId: string) =>
  (await listAuditEvents(kit.shop.db.read, userId)).map(({ action }) => action);

test('account events are recorded with their source and without secrets', async () => {
  const password = 'ten green mangoes';
  const person = { name: 'Ravi Rao', email: 'ravi@example.com', phone: '9820011111', password };
  const { user, token } = (await post('/user/signup', person)).body;
  await post('/user/signin', { email: person.email, password: 'a wrong password' });
  await post('/user/signin', person);
  await put(`/user/changePassword/${user.id}`, { password, newPass: 'eleven green mangoes' }, token);
  await kit.gql(SignOutOtherSessions, {}, token);

  const events = await listAuditEvents(kit.shop.db.read, user.id);
  expect(events.map(({ action }) => action)).toEqual([
    'signedUp',
    'signedIn',
    'signInFailed',
    'signedIn',
    'passwordChanged',
    'signedOutElsewhere',
  ]);
  expect(events[2]).toMatchObject({
    address: '203.0.113.57',
    userAgent: 'an old browser',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: expect.any(Number),
  });
  const json = JSON.stringify(events);
  for (const secret of [password, 'a wrong password', 'eleven', token, 'argon2']) {
    expect(json).not.toContain(secret);
  }
});

test('a failed sign-in for an unknown address records neither a user nor the input', async () => {
  await post('/user/signin', { email: 'my-password-by-mistake@example.com', password: 'x' });
  const [event] = await kit.shop.db.read.find(AuditEvent, { order: { id: 'DESC' }, take: 1 });
  expect(event).toMatchObject({ action: 'signInFailed', userId: null });
  expect(JSON.stringify(event)).not.toContain('mistake');
});

test('events of accounts are deleted after 400 days, those of orders stay', async () => {
  const { db } = kit.shop;
  const emptyEvent = { userId: null, detail: '', address: '', userAgent: '', requestId: '' };
  const days = (count: number) => Date.now() - count * 24 * 60 * 60_000;
  await db.write((tx) =>
    tx.insert(AuditEvent, [
      { ...emptyEvent, id: 'older', action: 'roleChanged', createdAt: days(401) },
      { ...emptyEvent, id: 'of order', subject: 'order:o', action: 'roleChanged', createdAt: days(401) },
      { ...emptyEvent, id: 'newer', action: 'roleChanged', createdAt: days(399) },
    ]),
  );
  await deleteOldAuditEvents(kit.shop);
  const events = await db.read.findBy(AuditEvent, { action: 'roleChanged' });
  expect(events.map(({ id }) => id).sort()).toEqual(['newer', 'of order']);
});

test('a refused action is not recorded', async () => {
  const asha = await kit.newShopper();
  const body = { password: 'not hers', newPass: 'eleven green mangoes' };
  await put(`/user/changePassword/${asha.id}`, body, asha.token);
  expect(await actionsOf(asha.id)).toEqual([]);
});
