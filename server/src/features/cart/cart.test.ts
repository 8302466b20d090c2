import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';

const CART =
  'cart { id count total lines { id productId productTitle price quantity subTotal option countInStock } }';
const RESULT = `__typename ... on CartChanged { ${CART} } ... on Problem { message }`;
const LEFT = '... on OutOfStock { available }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { ${RESULT} ${LEFT} } }`;
const UPDATE = `mutation ($input: UpdateCartLineInput!) { updateCartLine(input: $input) { ${RESULT} ${LEFT} } }`;
const REMOVE = `mutation ($id: ID!) { removeCartLine(id: $id) { ${RESULT} } }`;

let kit: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  kit = await startShop();
});
beforeEach(async () => {
  shopper = await kit.newShopper();
});
afterAll(() => kit.close());

const add = async (
  productId: string,
  quantity?: number,
  option?: string,
  token: string | null = shopper.token,
) => (await kit.gql(ADD, { input: { productId, quantity, option } }, token)).addToCart;
const update = async (id: string, quantity: number, token = shopper.token) =>
  (await kit.gql(UPDATE, { input: { id, quantity } }, token)).updateCartLine;
const remove = async (id: string, token = shopper.token) =>
  (await kit.gql(REMOVE, { id }, token)).removeCartLine;
const cart = async () => (await kit.gql(`{ me { ${CART} } }`, {}, shopper.token)).me.cart;

/** A product with options, and one without. */
const optional = async () => kit.product('basmati rice');
const plain = async () => {
  const { products } = await kit.gql(
    '{ products(first: 100) { nodes { id name price options countInStock } } }',
  );
  return products.nodes.find(
    (p: { options: string[]; countInStock: number }) => p.options.length === 0 && p.countInStock > 5,
  );
};

describe('the cart', () => {
  it('adds, changes and removes lines, and computes the totals', async () => {
    const rice = await optional();
    const soap = await plain();
    await add(rice.id, 1, rice.options[0]);
    await add(rice.id, 2, rice.options[0]);
    const { cart: filled } = await add(soap.id);
    expect(filled).toMatchObject({
      count: 2,
      lines: [
        { productTitle: rice.name, quantity: 3, option: rice.options[0] },
        { productTitle: soap.name, quantity: 1, option: null },
      ],
    });
    expect(filled.total).toBeCloseTo(3 * rice.price + soap.price, 2);

    const changed = await update(filled.lines[0].id, 1);
    expect(changed.cart.lines[0].subTotal).toBeCloseTo(rice.price, 2);
    const emptier = await remove(filled.lines[0].id);
    expect(emptier.cart).toMatchObject({ count: 1 });
    expect(await remove(filled.lines[0].id)).toMatchObject({ __typename: 'CartChanged', cart: { count: 1 } });
    expect(await cart()).toEqual(emptier.cart);
  });

  it('has a line for each option of a product', async () => {
    const rice = await optional();
    await add(rice.id, 1, rice.options[0]);
    const { cart: both } = await add(rice.id, 1, rice.options[1]);
    expect(both.lines.map(({ option }: { option: string }) => option)).toEqual(rice.options.slice(0, 2));
  });

  it('shows units that its shopper’s checkout has reserved as available, and keeps the order of its lines', async () => {
    const rice = await optional();
    const soap = await plain();
    await add(soap.id, 1);
    await add(rice.id, 2, rice.options[1]);
    await add(rice.id, 3, rice.options[0]);
    const before = await cart();
    await kit.gql(
      'mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) { __typename } }',
      { billing },
      shopper.token,
    );
    expect(await kit.stockOf(rice.id)).toBe(before.lines[1].countInStock - 5);
    expect(await cart()).toEqual(before);
    expect(before.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2, 3]);
  });

  it('adds up twenty concurrent additions in one line', async () => {
    const soap = await plain();
    await kit.setStock(soap.id, 100);
    await Promise.all(Array.from({ length: 20 }, () => add(soap.id)));
    expect(await cart()).toMatchObject({ count: 1, lines: [{ quantity: 20 }] });
  });

  it('refuses invalid additions and changes, and stores nothing', async () => {
    const rice = await optional();
    const soap = await plain();
    await kit.setStock(soap.id, 3);
    const message = 'The quantity is greater than product count in stock';
    expect(await add(soap.id, 4)).toMatchObject({ __typename: 'OutOfStock', available: 3, message });
    expect(await add(rice.id)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(rice.id, 1, 'a tonne')).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(soap.id, 1, 'a tonne')).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(soap.id, 0)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(soap.id, -1)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add('nothing')).toMatchObject({ __typename: 'NotFound' });
    expect(await add(soap.id, 1, undefined, null)).toEqual({
      __typename: 'NotSignedIn',
      message: 'Please login first',
    });
    expect(await cart()).toMatchObject({ count: 0 });

    const { cart: three } = await add(soap.id, 3);
    expect(await add(soap.id, 1)).toMatchObject({ __typename: 'OutOfStock' });
    expect(await update(three.lines[0].id, 4)).toMatchObject({ __typename: 'OutOfStock', available: 3 });
    expect(await update(three.lines[0].id, 0)).toMatchObject({ __typename: 'InvalidInput' });
    await kit.setStock(soap.id, 1);
    expect(await update(three.lines[0].id, 2)).toMatchObject({ __typename: 'CartChanged' });
    await kit.setStock(soap.id, 100);
  });

  it('does not let another shopper change or remove its lines', async () => {
    const soap = await plain();
    const mine = await add(soap.id, 2);
    const [{ id }] = mine.cart.lines;
    const other = await kit.newShopper();
    expect(await update(id, 1, other.token)).toMatchObject({ __typename: 'NotFound' });
    expect(await remove(id, other.token)).toMatchObject({ __typename: 'CartChanged', cart: { count: 0 } });
    expect(await cart()).toEqual(mine.cart);
  });

  it('is returned to its own shopper only, among concurrent requests', async () => {
    const soap = await plain();
    const shoppers = [shopper, await kit.newShopper(), await kit.newShopper()];
    const quantities = [1, 2, 3];
    for (const [at, { token }] of shoppers.entries()) await add(soap.id, quantities[at], undefined, token);
    const tokens = [...shoppers.map(({ token }) => token), 'nobodys', null];
    const ask = (token: string | null) => kit.gql('{ me { id cart { lines { quantity } } } }', {}, token);
    const answers = await Promise.all([...tokens, ...tokens].map(ask));
    const expected = shoppers.map(({ id }, at) => ({ id, cart: { lines: [{ quantity: quantities[at] }] } }));
    expect(answers.map(({ me }) => me)).toEqual([...expected, null, null, ...expected, null, null]);
  });

  it('has the current prices of the database', async () => {
    const soap = await plain();
    await add(soap.id, 2);
    await kit.shop.db.write((tx) => tx.query(`UPDATE products SET price = 12345 WHERE id = '${soap.id}'`));
    expect(await cart()).toMatchObject({ total: 246.9, lines: [{ price: 123.45, subTotal: 246.9 }] });
  });
});
