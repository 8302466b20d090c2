import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';
import { Product } from '../features/catalog/catalog.entity.ts';
import { nextRevision } from '../features/catalog/catalog.queries.ts';

// Pages that are rendered for their shopper: to whom, how fresh, and that nobody else gets them.

let kit: TestShop;
let asha: Shopper;
let ravi: Shopper;
let paneer: { id: string; name: string; price: number; options: string[] };
beforeAll(async () => {
  kit = await startShop();
  [asha, ravi] = await Promise.all([kit.newShopper(), kit.newShopper()]);
  const { products } = await kit.gql(
    '{ products(first: 1, filter: { text: "paneer" }) { nodes { id name price options } } }',
  );
  paneer = products.nodes[0];
  const input = { productId: paneer.id, quantity: 2, option: paneer.options[0] };
  await kit.gql(
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
    { input },
    asha.token,
  );
});
afterAll(() => kit.close());

const ask = (path: string, token?: string | null) =>
  fetch(kit.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });

interface OwnPage {
  body: string;
  state: Record<string, Record<string, unknown>>;
  shopper: object;
}

async function own(path: string, token: string): Promise<OwnPage> {
  const response = await ask(`/own${path}`, token);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json() as Promise<OwnPage>;
}

const linesOf = ({ state }: OwnPage) =>
  Object.values(state).filter((entry) => entry.__typename === 'CartLine');

test('the cart comes with the shopper’s goods, what the browser’s cache needs, and whom it is for', async () => {
  const page = await own('/cart', asha.token);
  expect(page.body).toContain(paneer.name);
  expect(page.body).toContain('Proceed To CheckOut');
  expect(linesOf(page)).toMatchObject([{ productId: paneer.id, quantity: 2 }]);
  expect(page.shopper).toEqual({ userId: asha.id, name: asha.name, email: asha.email, image: '' });
});

test('each shopper gets their own, also of the same instant', async () => {
  const pages = await Promise.all([asha, ravi, asha, ravi].map(({ token }) => own('/cart', token)));
  expect(pages.map((page) => linesOf(page).length)).toEqual([1, 0, 1, 0]);
  expect(pages.map(({ body }) => body.includes(paneer.name))).toEqual([true, false, true, false]);
});

test('it is of this moment: a price and a cart that have just changed', async () => {
  const [line] = linesOf(await own('/cart', asha.token));
  await kit.shop.db.write(async (tx) => {
    await tx.update(Product, { id: paneer.id }, { price: 12_300, revision: await nextRevision(tx) });
  });
  expect(linesOf(await own('/cart', asha.token))).toMatchObject([{ price: 123, subTotal: 246 }]);
  await kit.gql(
    'mutation ($id: ID!) { removeCartLine(id: $id) { __typename } }',
    { id: line?.id },
    asha.token,
  );
  expect(linesOf(await own('/cart', asha.token))).toEqual([]);
});

test.each([
  ['nobody', null],
  ['a token that is none', 'a'.repeat(43)],
])('%s gets none', async (_, token) => {
  const response = await ask('/own/cart', token);
  expect([response.status, await response.json()]).toEqual([401, { error: 'Please Login to continue' }]);
});

test('a session that has ended gets none', async () => {
  const meera = await kit.newShopper();
  await own('/myList', meera.token);
  await kit.gql('mutation { signOut { __typename } }', {}, meera.token);
  expect((await ask('/own/myList', meera.token)).status).toBe(401);
});

test.each(['/', '/checkout', '/product/x', '/cart/x', '//cart', '/Cart%2F..'])(
  'there is none at %s',
  async (path) => {
    const response = await ask(`/own${path}`, asha.token);
    expect(response.status).toBe(404);
  },
);

test('the page itself stays a visitor’s, whoever asks for it', async () => {
  await own('/cart', ravi.token);
  const [visitors, shoppers] = await Promise.all(
    [undefined, ravi.token].map(async (token) => (await ask('/cart', token)).text()),
  );
  expect(shoppers).toBe(visitors);
  expect(visitors).not.toContain(ravi.name);
});
