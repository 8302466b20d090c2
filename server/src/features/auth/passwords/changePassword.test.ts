import { setImmediate as nextTurn } from 'node:timers/promises';
import { ChangePassword } from '../../../../test/generated/documents.ts';
import type { RestSession } from '../../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { passwordMatches } from './passwordHash.ts';

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;
beforeAll(async () => {
  kit = await startShop();
});
beforeEach(async () => {
  [asha, ravi] = [await kit.newShopper(), await kit.newShopper()];
});
afterAll(() => kit.close());

const change = async (oldPassword: string, newPassword: string, token: string | null = asha.token) =>
  (await kit.gql(ChangePassword, { input: { oldPassword, newPassword } }, token)).changePassword;
const signIn = async (password: string, { email } = asha) =>
  (await kit.rest<RestSession>('POST', '/user/signin', { body: { email, password } })).body;
const newPassword = 'a password that is better';

describe('the password', () => {
  test('is changed with the old one, which ends all other sessions', async () => {
    const { token: phone } = await signIn(asha.password);
    expect(await change(asha.password, newPassword)).toEqual({ __typename: 'PasswordChanged' });
    expect([await kit.isSignedIn(asha.token), await kit.isSignedIn(phone)]).toEqual([true, false]);
    expect(await kit.isSignedIn(ravi.token)).toBe(true);
    expect(await signIn(asha.password)).toMatchObject({ error: true });
    expect(await signIn(newPassword)).toMatchObject({ error: false });
  });

  test('is changed through REST with the session cookie alone [7.user.6]', async () => {
    const signedIn = await kit.rest('POST', '/user/signin', { body: asha });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
    const body = {
      name: asha.name,
      email: asha.email,
      password: asha.password,
      newPass: newPassword,
      phone: '',
      images: [],
    };
    const answer = await kit.rest('PUT', `/user/changePassword/${asha.id}`, { cookie, body });
    expect(answer).toMatchObject({ status: 200, body: { success: true, error: false } });
    expect(await kit.isSignedIn(asha.token)).toBe(false);
    expect((await kit.rest('GET', `/user/${asha.id}`, { cookie })).status).toBe(200);
  });

  test('is not changed with a wrong old one; REST answers 200 with error: true', async () => {
    expect(await change('not her password', newPassword)).toMatchObject({ __typename: 'WrongPassword' });
    const body = { password: 'not her password', newPass: newPassword };
    const answer = await kit.rest('PUT', `/user/changePassword/${asha.id}`, { token: asha.token, body });
    expect(answer).toMatchObject({
      status: 200,
      body: { status: false, error: true, msg: 'current password wrong' },
    });
    expect(await signIn(asha.password)).toMatchObject({ error: false });
  });

  test.each([
    ['', newPassword, 'oldPassword', 'Please fill all the details'],
    ['x', '', 'newPassword', 'Please fill all the details'],
    ['x', 'short', 'newPassword', 'The password needs at least 8 characters'],
    ['x', 'x'.repeat(1025), 'newPassword', 'The password is too long'],
    ['x'.repeat(1025), newPassword, 'oldPassword', 'The password is too long'],
  ])('is not changed from %j to %j', async (old, next, field, message) => {
    expect(await change(old, next)).toEqual({ __typename: 'InvalidInput', field, message });
  });

  test('cannot be a common one', async () => {
    const refusal = { message: expect.stringContaining('easily guessed') };
    expect(await change(asha.password, 'iloveyou123')).toEqual({
      __typename: 'PasswordTooCommon',
      ...refusal,
    });
    const body = { password: asha.password, newPass: 'iloveyou123' };
    expect(
      await kit.rest('PUT', `/user/changePassword/${asha.id}`, { token: asha.token, body }),
    ).toMatchObject({ status: 400, body: { error: true, msg: refusal.message } });
    expect(await signIn(asha.password)).toMatchObject({ error: false });
  });

  test('cannot be guessed with a stolen session: five attempts in 15 minutes', async () => {
    for (let turn = 0; turn < 5; turn++) await change('a guess', newPassword);
    expect(await change(asha.password, newPassword)).toMatchObject({
      __typename: 'TooManyRequests',
      retryAfter: expect.any(Number),
    });
    expect(await signIn(asha.password)).toMatchObject({ error: false });
  });

  test('counts no attempt while the shop has too many passwords to check', async () => {
    let isBusy = true;
    const keepBusy = async () => {
      while (isBusy) await passwordMatches(null, 'anything').catch(() => nextTurn());
    };
    const others = Array.from({ length: 40 }, keepBusy);
    for (let turn = 0; turn < 5; turn++)
      expect(await change(asha.password, newPassword)).toMatchObject({ __typename: 'TooManyRequests' });
    isBusy = false;
    await Promise.all(others);
    expect(await change(asha.password, newPassword)).toEqual({ __typename: 'PasswordChanged' });
  });

  test('is changed by one of two concurrent requests', async () => {
    const both = await Promise.all([
      change(asha.password, 'the first new one'),
      change(asha.password, 'the second new one'),
    ]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['PasswordChanged', 'WrongPassword']);
  });
});

test('PUT /user/changePassword/{id} is only for the shopper’s own account', async () => {
  const body = { password: asha.password, newPass: newPassword };
  const put = (id: string, token: string | null) =>
    kit.rest('PUT', `/user/changePassword/${id}`, { token, body });
  expect((await put(asha.id, ravi.token)).status).toBe(403);
  expect((await put('nobody', ravi.token)).status).toBe(403);
  expect((await put('undefined', null)).status).toBe(401);
  expect((await put(asha.id, null)).status).toBe(401);
  expect(await signIn(asha.password)).toMatchObject({ error: false });
});

test('visitors cannot change a password', async () => {
  expect(await change('x', newPassword, null)).toMatchObject({ __typename: 'NotSignedIn' });
});
