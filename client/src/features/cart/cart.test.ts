import { describe, expect, it } from 'vitest';
import { type Cart, type CartLine, shortLines, withAdded, without, withQuantity } from './cart.ts';

function line(id: string, price: number, quantity: number, more: Partial<CartLine> = {}): CartLine {
  return {
    __typename: 'CartLine',
    id,
    productId: `product ${id}`,
    productTitle: id,
    image: { __typename: 'Image', url: '/x.webp', srcSet: null },
    rating: 4,
    price,
    quantity,
    subTotal: price * quantity,
    countInStock: 10,
    option: null,
    ...more,
  };
}

const cart: Cart = {
  id: 'c',
  count: 2,
  total: 40.3,
  lines: [line('rice', 0.1, 3), line('tea', 20, 2)],
};

describe('the cart as it will be', () => {
  it('gets a line for a product that it does not have', () => {
    const after = withAdded(cart, line('ghee', 99.99, 1));
    expect(after).toMatchObject({ count: 3, total: 140.29 });
    expect(after.lines.map(({ id }) => id)).toEqual(['rice', 'tea', 'ghee']);
  });

  it('raises the quantity for a product and option that it has', () => {
    const after = withAdded(cart, line('new', 20, 3, { productId: 'product tea' }));
    expect(after).toMatchObject({ count: 2, total: 100.3 });
    expect(after.lines[1]).toMatchObject({ id: 'tea', quantity: 5, subTotal: 100 });
  });

  it('keeps another option of the same product apart', () => {
    expect(withAdded(cart, line('new', 20, 1, { productId: 'product tea', option: '1 kg' })).count).toBe(3);
  });

  it('sums in paise, so that rupees have no stray digits [3.cartline.3]', () => {
    expect(withQuantity(cart, 'tea', 1).total).toBe(20.3);
    expect(withQuantity(cart, 'rice', 3).lines[0]?.subTotal).toBe(0.3);
  });

  it('goes down with a removed line', () => {
    expect(without(cart, 'tea')).toMatchObject({ count: 1, total: 0.3 });
  });

  it('names the lines that ask for more than there is', () => {
    const short = line('ghee', 1, 5, { countInStock: 4 });
    expect(shortLines({ ...cart, lines: [...cart.lines, short] })).toEqual([short]);
  });
});
