import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;
beforeAll(async () => {
  kit = await startShop();
  [asha, ravi] = await Promise.all([kit.newShopper(), kit.newShopper()]);
  const { id } = await kit.product('turmeric');
  for (const { token } of [asha, ravi]) {
    await kit.rest('POST', '/cart/add', { token, body: { productId: id } });
    await kit.rest('POST', '/my-list/add', { token, body: { productId: id } });
  }
});
afterAll(() => kit.close());

/** Signs Ravi in as the original client does, with a cookie. */
async function cookieOfRavi(): Promise<string> {
  const { email, password } = ravi;
  const { headers } = await kit.rest('POST', '/user/signin', { body: { email, password } });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe.each([
  ['/cart', 'userId', 1],
  ['/my-list', 'userId', 1],
  ['/orders', 'userid', 0],
])('GET %s with another shopper’s id', (path, parameter, ownCount) => {
  const url = () => `${path}?${parameter}=${asha.id}`;
  const msg = 'This belongs to another shopper';

  it('answers an empty list to a caller known by the cookie alone [7.mylist.2 7.cart.1 7.orders.2]', async () => {
    const cookie = await cookieOfRavi();
    expect(await kit.rest('GET', url(), { cookie })).toMatchObject({ status: 200, body: [] });
    const own = await kit.rest('GET', `${path}?${parameter}=${ravi.id}`, { cookie });
    expect(own.status).toBe(200);
    expect(own.body).toHaveLength(ownCount);
  });

  it('answers an empty list if the bearer token beside the cookie has ended', async () => {
    const expired = await kit.newShopper();
    await kit.rest('POST', '/user/signout', { token: expired.token });
    const response = await kit.rest('GET', url(), { cookie: await cookieOfRavi(), token: expired.token });
    expect(response).toMatchObject({ status: 200, body: [] });
  });

  it('answers 403 to a caller with a bearer token', async () => {
    const options = [{ token: ravi.token }, { token: ravi.token, cookie: await cookieOfRavi() }];
    for (const option of options)
      expect(await kit.rest('GET', url(), option)).toMatchObject({ status: 403, body: { msg } });
  });
});

it('still rejects changes under another shopper’s id', async () => {
  const { id } = await kit.product('paneer');
  const body = { productId: id, userId: asha.id };
  const cookie = await cookieOfRavi();
  for (const path of ['/cart/add', '/my-list/add'])
    expect(await kit.rest('POST', path, { cookie, body })).toMatchObject({ status: 403 });
});
