import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { User } from './users.entity.ts';

const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  __typename ... on ProfileUpdated { user { name phone email isAdmin images { url } } } ... on Problem { message } ... on InvalidInput { field }
} }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  __typename ... on Problem { message } ... on InvalidInput { field } ... on TooManyRequests { retryAfter }
} }`;

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;
beforeAll(async () => {
  kit = await startShop();
});
beforeEach(async () => {
  [asha, ravi] = [await newShopper(), await newShopper()];
});
afterAll(() => kit.close());

const avatar = '/media/demo/v1/320/avatar.webp';
async function newShopper(): Promise<Shopper> {
  const shopper = await kit.newShopper();
  await kit.shop.db.write((tx) => tx.update(User, { id: shopper.id }, { images: [avatar] }));
  return shopper;
}
const update = async (input: object, token: string | null = asha.token) =>
  (await kit.gql(UPDATE, { input: { name: 'Asha', phone: asha.phone, images: [avatar], ...input } }, token))
    .updateProfile;
const change = async (oldPassword: string, newPassword: string, token: string | null = asha.token) =>
  (await kit.gql(CHANGE, { input: { oldPassword, newPassword } }, token)).changePassword;
const isSignedIn = async (token: string) => (await kit.gql('{ me { id } }', {}, token)).me !== null;
const signIn = async (password: string, { email } = asha) =>
  (await kit.rest('POST', '/user/signin', { body: { email, password } })).body;
const newPassword = 'a password that is better';

describe('the profile', () => {
  test('takes name and phone, tidied', async () => {
    expect(await update({ name: ' Asha Rao ', phone: '+91 98200-77777' })).toEqual({
      __typename: 'ProfileUpdated',
      user: {
        name: 'Asha Rao',
        phone: '+919820077777',
        email: asha.email,
        isAdmin: false,
        images: [{ url: avatar }],
      },
    });
    expect((await kit.rest('GET', `/user/${asha.id}`, { token: asha.token })).body).toMatchObject({
      name: 'Asha Rao',
      phone: '+919820077777',
    });
  });

  test('takes nothing else: e-mail, id and rights stay as they were [6.user.5 7.user.5]', async () => {
    const body = {
      name: 'Asha',
      phone: asha.phone,
      images: [kit.url + avatar],
      email: 'evil@example.com',
      isAdmin: true,
      id: ravi.id,
      passwordHash: 'x',
    };
    const answer = await kit.rest('PUT', `/user/${asha.id}`, { token: asha.token, body });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: asha.id, name: 'Asha', email: asha.email, isAdmin: false, images: [kit.url + avatar] },
    });
    expect(await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).toMatchObject({
      email: asha.email,
      passwordHash: expect.stringMatching('argon2'),
    });
    expect(Number((await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).isAdmin)).toBe(0);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please fill all the details'],
    [{ phone: '' }, 'phone', 'Please fill all the details'],
    [{ images: [] }, 'images', 'Please fill all the details'],
    [{ name: 'x'.repeat(101) }, 'name', 'This name is too long'],
    [{ phone: 'twelve' }, 'phone', 'Please enter a valid phone number'],
    [
      { images: ['/media/uploads/00000000000000000000000000000000.webp'] },
      'images',
      'Please upload this picture first',
    ],
  ])('with %j is refused', async (input, field, message) => {
    expect(await update(input)).toEqual({ __typename: 'InvalidInput', field, message });
  });

  test('cannot take the phone of somebody else, nor both of two at a time', async () => {
    expect(await update({ phone: ravi.phone })).toMatchObject({ __typename: 'PhoneTaken' });
    const body = { name: 'Asha', phone: ravi.phone, images: [avatar] };
    expect(await kit.rest('PUT', `/user/${asha.id}`, { token: asha.token, body })).toMatchObject({
      status: 409,
      body: { error: true, msg: 'User already exist with this phone number!' },
    });
    const both = await Promise.all([
      update({ phone: '9111111111' }),
      update({ phone: '9111111111' }, ravi.token),
    ]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['PhoneTaken', 'ProfileUpdated']);
  });
});

describe('the password', () => {
  test('changes for the old one; all other sessions are over at once, this one goes on', async () => {
    const { token: phone } = await signIn(asha.password);
    expect(await change(asha.password, newPassword)).toEqual({ __typename: 'PasswordChanged' });
    expect([await isSignedIn(asha.token), await isSignedIn(phone)]).toEqual([true, false]);
    expect(await isSignedIn(ravi.token)).toBe(true);
    expect(await signIn(asha.password)).toMatchObject({ error: true });
    expect(await signIn(newPassword)).toMatchObject({ error: false });
  });

  test('changes through REST, for a browser with nothing but the cookie [7.user.6]', async () => {
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
    expect(await isSignedIn(asha.token)).toBe(false);
    expect((await kit.rest('GET', `/user/${asha.id}`, { cookie })).status).toBe(200);
  });

  test('stays for a wrong old one, which old clients hear with 200', async () => {
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
  ])('of %j to %j is refused', async (old, next, field, message) => {
    expect(await change(old, next)).toEqual({ __typename: 'InvalidInput', field, message });
  });

  test('is not one that everybody has', async () => {
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

  test('cannot be guessed with a stolen session: after five tries even the right one has to wait', async () => {
    for (let turn = 0; turn < 5; turn++) await change('a guess', newPassword);
    expect(await change(asha.password, newPassword)).toMatchObject({
      __typename: 'TooManyRequests',
      retryAfter: expect.any(Number),
    });
    expect(await signIn(asha.password)).toMatchObject({ error: false });
  });

  test('is changed by one of two that change it at a time', async () => {
    const both = await Promise.all([
      change(asha.password, 'the first new one'),
      change(asha.password, 'the second new one'),
    ]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['PasswordChanged', 'WrongPassword']);
  });
});

test.each([
  ['/user/%', { name: 'Eve', phone: '9000000001', images: [avatar] }],
  ['/user/changePassword/%', { password: 'password of the tests', newPass: newPassword }],
])('PUT %s is only for the shopper’s own account', async (path, body) => {
  const put = (id: string, token: string | null) => kit.rest('PUT', path.replace('%', id), { token, body });
  expect((await put(asha.id, ravi.token)).status).toBe(403);
  expect((await put('nobody', ravi.token)).status).toBe(403);
  expect((await put('undefined', null)).status).toBe(401);
  expect((await put(asha.id, null)).status).toBe(401);
  expect(await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).toMatchObject({ name: asha.name });
  expect(await signIn(asha.password)).toMatchObject({ error: false });
});

test('nobody has a profile to change', async () => {
  expect(await update({}, null)).toMatchObject({ __typename: 'NotSignedIn' });
  expect(await change('x', newPassword, null)).toMatchObject({ __typename: 'NotSignedIn' });
});
