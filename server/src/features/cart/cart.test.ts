import { expectTypename } from '../../../test/expectTypename.ts';
import {
  AddToCart,
  BeginCheckout,
  MyCart,
  Products,
  RemoveCartLine,
  UpdateCartLine,
} from '../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';

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
) => (await kit.gql(AddToCart, { input: { productId, quantity, option } }, token)).addToCart;
const update = async (id: string, quantity: number, token = shopper.token) =>
  (await kit.gql(UpdateCartLine, { input: { id, quantity } }, token)).updateCartLine;
const remove = async (id: string, token = shopper.token) =>
  (await kit.gql(RemoveCartLine, { id }, token)).removeCartLine;
const cart = async () => (await kit.gql(MyCart, {}, shopper.token)).me!.cart;
/** The cart after a change that must succeed. */
const cartAfter = async (
  change: ReturnType<typeof add> | ReturnType<typeof update> | ReturnType<typeof remove>,
) => expectTypename(await change, 'CartChanged').cart;

/** A product whose options cost the same and count one stock. */
const optional = async () => kit.product('bamboo toothbrush');
/** A product without options. */
const plain = async () => {
  const { products } = await kit.gql(Products, { first: 100 });
  return products.nodes.find(({ options, countInStock }) => options.length === 0 && countInStock > 5)!;
};

describe('the cart', () => {
  it('adds, changes and removes lines, and computes the totals', async () => {
    const brush = await optional();
    const soap = await plain();
    await add(brush.id, 1, brush.options[0]);
    await add(brush.id, 2, brush.options[0]);
    const filled = await cartAfter(add(soap.id));
    expect(filled).toMatchObject({
      count: 2,
      lines: [
        { productTitle: brush.name, quantity: 3, option: brush.options[0] },
        { productTitle: soap.name, quantity: 1, option: null },
      ],
    });
    expect(filled.total).toBeCloseTo(3 * brush.price + soap.price, 2);

    const { id } = filled.lines[0]!;
    expect((await cartAfter(update(id, 1))).lines[0]!.subTotal).toBeCloseTo(brush.price, 2);
    const emptier = await cartAfter(remove(id));
    expect(emptier).toMatchObject({ count: 1 });
    expect(await cartAfter(remove(id))).toMatchObject({ count: 1 });
    expect(await cart()).toEqual(emptier);
  });

  it('has a line for each option of a product', async () => {
    const brush = await optional();
    await add(brush.id, 1, brush.options[0]);
    const both = await cartAfter(add(brush.id, 1, brush.options[1]));
    expect(both.lines.map(({ option }) => option)).toEqual(brush.options.slice(0, 2));
  });

  it('shows units that its shopper’s checkout has reserved as available, and keeps the order of its lines', async () => {
    const brush = await optional();
    const soap = await plain();
    await add(soap.id, 1);
    await add(brush.id, 2, brush.options[1]);
    await add(brush.id, 3, brush.options[0]);
    const before = await cart();
    await kit.gql(BeginCheckout, { billing }, shopper.token);
    expect(await kit.stockOf(brush.id)).toBe(before.lines[1]!.countInStock - 2);
    expect(await cart()).toEqual(before);
    expect(before.lines.map(({ quantity }) => quantity)).toEqual([1, 2, 3]);
  });

  it('adds up twenty concurrent additions in one line', async () => {
    const soap = await plain();
    await kit.setStock(soap.id, 100);
    await Promise.all(Array.from({ length: 20 }, () => add(soap.id)));
    expect(await cart()).toMatchObject({ count: 1, lines: [{ quantity: 20 }] });
  });

  it('refuses invalid additions and changes, and stores nothing', async () => {
    const brush = await optional();
    const soap = await plain();
    await kit.setStock(soap.id, 3);
    const message = 'The quantity is greater than product count in stock';
    expect(await add(soap.id, 4)).toMatchObject({ __typename: 'OutOfStock', available: 3, message });
    expect(await add(brush.id)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(brush.id, 1, 'a tonne')).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(soap.id, 1, 'a tonne')).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(soap.id, 0)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add(soap.id, -1)).toMatchObject({ __typename: 'InvalidInput' });
    expect(await add('nothing')).toMatchObject({ __typename: 'NotFound' });
    expect(await add(soap.id, 1, undefined, null)).toEqual({
      __typename: 'NotSignedIn',
      message: 'Please login first',
    });
    expect(await cart()).toMatchObject({ count: 0 });

    const { id } = (await cartAfter(add(soap.id, 3))).lines[0]!;
    expect(await add(soap.id, 1)).toMatchObject({ __typename: 'OutOfStock' });
    expect(await update(id, 4)).toMatchObject({ __typename: 'OutOfStock', available: 3 });
    expect(await update(id, 0)).toMatchObject({ __typename: 'InvalidInput' });
    await kit.setStock(soap.id, 1);
    expect(await update(id, 2)).toMatchObject({ __typename: 'CartChanged' });
    await kit.setStock(soap.id, 100);
  });

  it('takes no more than the stock in all options that draw on it', async () => {
    const brush = await optional();
    const [first, second] = brush.options as [string, string];
    await kit.setStock(brush.id, 6);
    const full = {
      __typename: 'OutOfStock',
      message: `Too little of ${brush.name} is left besides what your cart already has of it.`,
    };
    const { id } = (await cartAfter(add(brush.id, 4, first))).lines[0]!;
    expect(await add(brush.id, 3, second)).toMatchObject({
      ...{ __typename: 'OutOfStock', available: 2 },
      message: `Only 2 more of ${brush.name} can be added: your cart already has some of it.`,
    });
    const alone = { message: 'The quantity is greater than product count in stock' };
    expect(await add(brush.id, 7, second)).toMatchObject(alone);
    await cartAfter(update(id, 6));
    expect(await add(brush.id, 1, first)).toMatchObject({ ...alone, available: 6 });
    expect(await add(brush.id, 1, second)).toMatchObject({ ...full, available: 0 });

    await cartAfter(update(id, 5));
    const both = await cartAfter(add(brush.id, 1, second));
    expect(both.lines).toMatchObject([
      { quantity: 5, countInStock: 5 },
      { quantity: 1, countInStock: 1 },
    ]);
    expect(await update(id, 6)).toMatchObject({ ...full, available: 5 });
    expect(await cart()).toEqual(both);
    expect((await cartAfter(update(id, 3))).lines).toMatchObject([{ countInStock: 5 }, { countInStock: 3 }]);
    await kit.gql(BeginCheckout, { billing }, shopper.token);
    await cartAfter(update(id, 5));
    expect(await update(id, 6)).toMatchObject(full);
    await kit.setStock(brush.id, 100);
  });

  it('does not let another shopper change or remove its lines', async () => {
    const soap = await plain();
    const mine = await cartAfter(add(soap.id, 2));
    const { id } = mine.lines[0]!;
    const other = await kit.newShopper();
    expect(await update(id, 1, other.token)).toMatchObject({ __typename: 'NotFound' });
    expect(await remove(id, other.token)).toMatchObject({ __typename: 'CartChanged', cart: { count: 0 } });
    expect(await cart()).toEqual(mine);
  });

  it('is returned to its own shopper only, among concurrent requests', async () => {
    const soap = await plain();
    const shoppers = [shopper, await kit.newShopper(), await kit.newShopper()];
    const quantities = [1, 2, 3];
    for (const [at, { token }] of shoppers.entries()) await add(soap.id, quantities[at], undefined, token);
    const tokens = [...shoppers.map(({ token }) => token), 'nobodys', null];
    const readCart = (token: string | null) => kit.gql(MyCart, {}, token);
    const answers = await Promise.all([...tokens, ...tokens].map(readCart));
    const expected = shoppers.map(({ id }, at) => ({ id, cart: { lines: [{ quantity: quantities[at] }] } }));
    expect(answers.map(({ me }) => me)).toMatchObject([...expected, null, null, ...expected, null, null]);
  });

  it('has the current prices of the database', async () => {
    const soap = await plain();
    await add(soap.id, 2);
    await kit.shop.db.write((tx) => tx.query(`UPDATE products SET price = 12345 WHERE id = '${soap.id}'`));
    expect(await cart()).toMatchObject({ total: 246.9, lines: [{ price: 123.45, subTotal: 246.9 }] });
  });
});
