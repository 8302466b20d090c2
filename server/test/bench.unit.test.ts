import { operations, type Shop } from '../bench/operations.ts';

const ANSWER = Buffer.from(' '.repeat(2000));

/** A shop that knows no more than what is in its carts, and the way to ask it. */
function shopOfCarts() {
  const carts = new Map<string, string[]>();
  const path = (words: string, shopper = 0) => ({ path: words, token: `${shopper}` });
  const shop: Shop = {
    total: 1000,
    products: Array.from({ length: 100 }, (_, number) => `product ${number}`),
    categories: ['dairy'],
    list: () => path('list'),
    search: () => path('search'),
    product: (id) => path(id),
    addToCart: (shopper, id) => path(`add ${id}`, shopper),
    readCart: (shopper) => path('cart', shopper),
    checkOut: async (_ask, shopper) => void carts.delete(`${shopper}`),
    page: (address) => path(address),
    hasProducts: () => true,
    hasProduct: () => true,
    hasCart: (body) => body.includes('product'),
  };
  const ask = async ({ path, token = '' }: ReturnType<Shop['list']>) => {
    const [word, added] = path.split(/ (.*)/);
    if (word === 'add' && added) carts.set(token, [...(carts.get(token) ?? []), added]);
    return word === 'add' || word === 'cart' ? Buffer.from(`${carts.get(token)}`) : ANSWER;
  };
  return { shop, ask, carts };
}

const names = operations(shopOfCarts().shop).map(({ name }) => name);

test.each(names)('%s can be measured without the others', async (name) => {
  const { shop, ask } = shopOfCarts();
  const alone = operations(shop).find((operation) => operation.name === name);
  for (const connection of [0, 1]) {
    await alone?.prepare?.(ask, connection);
    await alone?.run(ask, 0, connection);
  }
});

test('a cart that is read has the products that were put into it before, also where nobody did', async () => {
  const alone = shopOfCarts();
  await operations(alone.shop)
    .find(({ name }) => name === 'cart')
    ?.prepare?.(alone.ask, 3);
  const after = shopOfCarts();
  const adding = operations(after.shop).find(({ name }) => name === 'add to cart and read it');
  for (let turn = 0; turn < 20; turn++) await adding?.run(after.ask, turn, 3);
  expect(new Set(alone.carts.get('3'))).toEqual(new Set(after.carts.get('3')));
});
