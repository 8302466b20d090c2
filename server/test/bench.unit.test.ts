import { operations, type Shop } from '../bench/operations.ts';

const RESPONSE = Buffer.from(' '.repeat(2000));

/** A fake shop that stores carts only, and the function that requests it. */
function createCartShop() {
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
    return word === 'add' || word === 'cart' ? Buffer.from(`${carts.get(token)}`) : RESPONSE;
  };
  return { shop, ask, carts };
}

const names = operations(createCartShop().shop).map(({ name }) => name);

test.each(names)('%s runs without the other operations, with one request or more', async (name) => {
  const { shop, ask } = createCartShop();
  const operation = operations(shop).find((other) => other.name === name)!;
  for (const connection of [0, 1]) {
    await operation.prepare?.(ask, connection);
    const request = jest.fn(ask);
    await operation.run(request, 0, connection);
    expect(request).toHaveBeenCalled();
  }
});

test.each(names)('%s fails when the shop answers with errors', async (name) => {
  const isMissing = () => false;
  const shop = {
    ...createCartShop().shop,
    hasProducts: isMissing,
    hasProduct: isMissing,
    hasCart: isMissing,
  };
  const operation = operations(shop).find((other) => other.name === name)!;
  await expect(operation.run(async () => Buffer.from('{"errors":[]}'), 0, 0)).rejects.toThrow('answered');
});

test('the operation "cart" reads a cart with the same products as "add to cart and read it" creates', async () => {
  const prepared = createCartShop();
  await operations(prepared.shop)
    .find(({ name }) => name === 'cart')
    ?.prepare?.(prepared.ask, 3);
  const after = createCartShop();
  const adding = operations(after.shop).find(({ name }) => name === 'add to cart and read it');
  for (let turn = 0; turn < 20; turn++) await adding?.run(after.ask, turn, 3);
  expect(new Set(prepared.carts.get('3'))).toEqual(new Set(after.carts.get('3')));
});
