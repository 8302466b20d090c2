import { UpdateProfile, type UpdateProfileInput } from '../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { User } from './users.entity.ts';

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
async function update(changes: Partial<UpdateProfileInput>, token: string | null = asha.token) {
  const input = { name: 'Asha', phone: asha.phone, images: [avatar], ...changes };
  return (await kit.gql(UpdateProfile, { input }, token)).updateProfile;
}

describe('the profile', () => {
  test('stores name and phone normalised', async () => {
    expect(await update({ name: ' Asha Rao ', phone: '+91 98200-77777' })).toMatchObject({
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

  test('ignores e-mail, id and rights [6.user.5 7.user.5]', async () => {
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
    expect((await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).staffRole).toBeNull();
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please fill all the details'],
    [{ name: '\u200b\u200b' }, 'name', 'Please fill all the details'],
    [{ name: 'Asha\nRao' }, 'name', 'Please fill all the details'],
    [{ phone: '' }, 'phone', 'Please fill all the details'],
    [{ images: [] }, 'images', 'Please fill all the details'],
    [{ name: 'x'.repeat(101) }, 'name', 'This name is too long'],
    [{ phone: 'twelve' }, 'phone', 'Please enter a valid phone number'],
    [
      { images: ['/media/uploads/00000000000000000000000000000000.webp'] },
      'images',
      'Please upload this picture first',
    ],
  ])('refuses %j', async (input, field, message) => {
    expect(await update(input)).toEqual({ __typename: 'InvalidInput', field, message });
  });

  test('refuses a phone number that is taken, also concurrently', async () => {
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

test('PUT /user/{id} is only for the shopper’s own account', async () => {
  const body = { name: 'Eve', phone: '9000000001', images: [avatar] };
  const put = (id: string, token: string | null) => kit.rest('PUT', `/user/${id}`, { token, body });
  expect((await put(asha.id, ravi.token)).status).toBe(403);
  expect((await put('nobody', ravi.token)).status).toBe(403);
  expect((await put('undefined', null)).status).toBe(401);
  expect((await put(asha.id, null)).status).toBe(401);
  expect(await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).toMatchObject({ name: asha.name });
});

test('visitors cannot change a profile', async () => {
  expect(await update({}, null)).toMatchObject({ __typename: 'NotSignedIn' });
});
