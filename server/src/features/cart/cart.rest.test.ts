import type { RestCartLine, RestProduct } from '../../../test/restTypes.ts';
import { type RestOptions, type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';

let kit: TestShop;
let shopper: Shopper;
let other: Shopper;
/** With options; without. */
let rice: { id: string; name: string; price: number; options: string[] };
let plain: { id: string; countInStock: number };

beforeAll(async () => {
  kit = await startShop();
  other = await kit.newShopper();
  rice = await kit.product('basmati rice');
  const { body } = await kit.rest<RestProduct[]>('GET', '/products/featured');
  plain = body.find(({ options, countInStock }) => options.length === 0 && countInStock > 5)!;
});
beforeEach(async () => {
  shopper = await kit.newShopper();
});
afterAll(() => kit.close());

const as = (body?: object, token: string | null = shopper.token): RestOptions => ({ token, body });
const add = (body: object, token?: string | null) =>
  kit.rest<RestCartLine>('POST', '/cart/add', as(body, token));
const cart = async (query = `?userId=${shopper.id}`) =>
  (await kit.rest<RestCartLine[]>('GET', `/cart${query}`, as())).body;
const problem = {
  status: false,
  error: true,
  msg: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
};

it('POST /api/cart/add ignores the client’s title, image, rating and price [3.cartline.1 3.cartline.2 3.cartline.3 7.cart.1 7.cart.2]', async () => {
  const answer = await add({
    productTitle: 'Free rice',
    image: 'https://evil.example/x.png',
    rating: 5,
    price: '1',
    quantity: 2,
    subTotal: 2,
    productId: rice.id,
    countInStock: 9999,
    userId: shopper.id,
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: expect.any(String),
    _id: answer.body.id,
    productTitle: rice.name,
    image: expect.stringMatching(`^${kit.url}/`),
    rating: expect.any(Number),
    price: rice.price,
    quantity: 2,
    subTotal: rice.price * 2,
    productId: rice.id,
    countInStock: await kit.stockOf(rice.id),
    userId: shopper.id,
    option: rice.options[0],
  });
  expect(await cart()).toEqual([answer.body]);
});

it('POST /api/cart/add refuses a product that is in the cart, but not another option of it [7.cart.2]', async () => {
  await add({ productId: rice.id });
  const again = await add({ productId: rice.id, quantity: 1 });
  expect(again).toMatchObject({
    status: 409,
    body: { ...problem, msg: 'Product already added in the cart' },
  });
  expect(await add({ productId: rice.id, option: rice.options[1] })).toMatchObject({ status: 201 });
  expect((await cart()).map(({ quantity, option }) => [option, quantity])).toEqual([
    [rice.options[0], 1],
    [rice.options[1], 1],
  ]);
});

it('POST /api/cart/add adds once for a double click', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add({ productId: plain.id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await cart()).toMatchObject([{ quantity: 1 }]);
});

it.each([
  ['more than in stock', () => ({ productId: plain.id, quantity: 100_000 }), 409],
  ['none', () => ({ productId: plain.id, quantity: 0 }), 400],
  ['fewer than none', () => ({ productId: plain.id, quantity: -1 }), 400],
  ['a part of one', () => ({ productId: plain.id, quantity: 1.5 }), 400],
  ['a text that begins with a number', () => ({ productId: plain.id, quantity: '2x' }), 400],
  ['a list', () => ({ productId: plain.id, quantity: [2] }), 400],
  ['a product that nobody has', () => ({ productId: 'nobody' }), 404],
  ['a product by a number', () => ({ productId: 1 }), 400],
  ['no product', () => ({ quantity: 1 }), 400],
  ['an option that it does not have', () => ({ productId: plain.id, option: '7 kg' }), 400],
])('POST /api/cart/add refuses %s with a reason [7.cart.2 7.helper.1]', async (_, body, status) => {
  expect(await add(body())).toMatchObject({ status, body: problem });
  expect(await cart()).toEqual([]);
});

it('answers a quantity above the safe integers with a plain message', async () => {
  const { status, body } = await add({ productId: plain.id, quantity: 1e308 });
  expect([status, body]).toMatchObject([400, { msg: 'quantity must be a whole number' }]);
});

it('PUT /api/cart/:id accepts a quantity as text and changes the caller’s lines only [7.cart.3 4.cartquantity.1]', async () => {
  const { body: line } = await add({ productId: plain.id, quantity: '2' });
  expect(line.quantity).toBe(2);
  const change = (body: object, token = shopper.token, id = line.id) =>
    kit.rest('PUT', `/cart/${id}`, { token, body });

  // Clients of the old API send the line's id as productId.
  const raised = await change({ productId: line.id, quantity: 3, price: 1, subTotal: 3, userId: shopper.id });
  expect(raised).toMatchObject({ status: 200, body: { ...line, quantity: 3, subTotal: line.price * 3 } });
  for (const [body, status] of [
    [{ quantity: 100_000 }, 409],
    [{ quantity: 0 }, 400],
    [{}, 400],
    [{ quantity: 4, userId: other.id }, 403],
  ] as const) {
    expect(await change(body)).toMatchObject({ status, body: problem });
  }
  expect(await change({ quantity: 4 }, other.token)).toMatchObject({ status: 404, body: problem });
  expect(await change({ quantity: 4 }, shopper.token, 'nobody')).toMatchObject({
    status: 404,
    body: problem,
  });
  expect(await cart()).toMatchObject([{ quantity: 3 }]);
});

it('DELETE /api/cart/:id removes the caller’s lines only, and succeeds when the line is gone [7.cart.4]', async () => {
  const { body: line } = await add({ productId: plain.id });
  const remove = (token: string | null) => kit.rest('DELETE', `/cart/${line.id}`, as(undefined, token));
  expect((await remove(null)).status).toBe(401);
  expect((await remove(other.token)).status).toBe(200);
  expect(await cart()).toHaveLength(1);
  // Clients of the old API announce JSON and send no body.
  const sent = { token: shopper.token, headers: { 'content-type': 'application/json' } };
  for (let time = 0; time < 2; time++) {
    expect(await kit.rest('DELETE', `/cart/${line.id}`, sent)).toMatchObject({
      status: 200,
      body: { success: true },
    });
  }
  expect(await cart()).toEqual([]);
});

it('GET /api/cart returns the caller’s cart, nothing for visitors, and refuses other shoppers [6.user.3 6.visitor.3 5.addtocart.2 7.cart.1]', async () => {
  await add({ productId: plain.id });
  const read = (query: string, token: string | null) => kit.rest('GET', `/cart${query}`, { token });
  expect(await read('', shopper.token)).toMatchObject({ status: 200, body: [{ userId: shopper.id }] });
  for (const name of ['undefined', 'null', '']) {
    expect(await read(`?userId=${name}`, shopper.token)).toMatchObject({ status: 200, body: [] });
  }
  for (const query of ['', '?userId=undefined', `?userId=${shopper.id}`]) {
    expect(await read(query, null)).toMatchObject({ status: 200, body: [] });
  }
  expect(await read(`?userId=${shopper.id}`, other.token)).toMatchObject({ status: 403, body: problem });
  expect(await read('?userId=nobody', other.token)).toMatchObject({ status: 403, body: problem });
  expect(await add({ productId: plain.id, userId: shopper.id }, other.token)).toMatchObject({
    status: 403,
    body: problem,
  });
  expect(await add({ productId: plain.id }, null)).toMatchObject({
    status: 401,
    body: { ...problem, msg: 'Please login first' },
  });
});
