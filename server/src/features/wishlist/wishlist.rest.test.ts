import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';

let kit: TestShop;
let shopper: Shopper;
let other: Shopper;
let product: { id: string; name: string; price: number; rating: number };

beforeAll(async () => {
  kit = await startShop();
  [shopper, other] = [await kit.newShopper(), await kit.newShopper()];
  product = await kit.product('paneer');
});
afterAll(() => kit.close());

const list = (query: string, token: string | null = shopper.token) =>
  kit.rest('GET', `/my-list${query}`, { token });
const add = (body: object, token: string | null = shopper.token) =>
  kit.rest<{ id: string }>('POST', '/my-list/add', { token, body });
const problem = {
  status: false,
  error: true,
  msg: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
};

test('a product is added once, with the shop’s own data, and can be removed repeatedly [3.wishlist.1 3.wishlist.2 7.mylist.1 7.mylist.2 7.mylist.3 7.mylist.4]', async () => {
  const sent = {
    productTitle: 'x',
    image: 'x',
    rating: 5,
    price: 1,
    productId: product.id,
    userId: shopper.id,
  };
  const added = await add(sent);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    id: expect.any(String),
    _id: added.body.id,
    productTitle: product.name,
    image: expect.stringMatching(`^${kit.url}/`),
    rating: product.rating,
    price: product.price,
    productId: product.id,
    userId: shopper.id,
  });
  expect(await add(sent)).toMatchObject({
    status: 409,
    body: { ...problem, msg: 'Product already added in the My List' },
  });

  expect((await list(`?userId=${shopper.id}`)).body).toEqual([added.body]);
  expect((await list(`?productId=${product.id}&userId=${shopper.id}`)).body).toEqual([added.body]);
  for (const id of ['nobody', 'undefined', 'null']) {
    expect(await list(`?productId=${id}&userId=${shopper.id}`)).toMatchObject({ status: 200, body: [] });
  }

  const remove = (token: string | null) => kit.rest('DELETE', `/my-list/${added.body.id}`, { token });
  expect((await remove(null)).status).toBe(401);
  expect((await remove(other.token)).status).toBe(200);
  expect((await list('')).body).toHaveLength(1);
  for (let time = 0; time < 2; time++) {
    expect(await remove(shopper.token)).toMatchObject({ status: 200, body: { success: true } });
  }
  expect((await list('')).body).toEqual([]);
});

test('the list belongs to the session [5.wishlist.1 6.user.2 6.visitor.4 7.mylist.2 7.mylist.3]', async () => {
  await add({ productId: product.id });
  for (const query of ['', '?userId=undefined', `?userId=${shopper.id}`]) {
    expect(await list(query, null)).toMatchObject({ status: 200, body: [] });
  }
  expect(await list('?userId=undefined')).toMatchObject({ status: 200, body: [] });
  expect(await list(`?userId=${shopper.id}`, other.token)).toMatchObject({ status: 403, body: problem });
  const foreign = { productId: product.id, userId: shopper.id };
  expect(await add(foreign, other.token)).toMatchObject({ status: 403, body: problem });
  expect(await add(foreign, null)).toMatchObject({
    status: 401,
    body: { ...problem, msg: 'Please Login to continue' },
  });
});

test.each([
  [{ productId: 'nobody' }, 404],
  [{ productId: ['a'] }, 400],
  [{}, 400],
])('adding %o is refused', async (body, status) => {
  expect(await add(body)).toMatchObject({ status, body: problem });
});
