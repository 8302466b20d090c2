import { describe, expect, it } from 'vitest';
import { isTotalKnown } from '../../lib/cartTotal.ts';
import { addLine, type Cart, type CartLine, linesAboveStock, removeLine, setQuantity } from './cart.ts';

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
    variant: null,
    ...more,
  };
}

const cart: Cart = {
  id: 'c',
  count: 2,
  subTotal: 40.3,
  saved: 0,
  total: 40.3,
  discounts: [],
  acceptsCodes: false,
  couponCode: null,
  codeProblem: null,
  lines: [line('rice', 0.1, 3), line('tea', 20, 2)],
};

describe('the optimistic cart', () => {
  it('gets a line for a new product', () => {
    const after = addLine(cart, line('ghee', 99.99, 1));
    expect(after).toMatchObject({ count: 3, total: 140.29 });
    expect(after.lines.map(({ id }) => id)).toEqual(['rice', 'tea', 'ghee']);
  });

  it('raises the quantity of a line with the same product and option', () => {
    const after = addLine(cart, line('new', 20, 3, { productId: 'product tea' }));
    expect(after).toMatchObject({ count: 2, total: 100.3 });
    expect(after.lines[1]).toMatchObject({ id: 'tea', quantity: 5, subTotal: 100 });
  });

  it('has a line for each option of a product', () => {
    expect(addLine(cart, line('new', 20, 1, { productId: 'product tea', option: '1 kg' })).count).toBe(3);
  });

  it('adds up in paise, so that totals are exact [3.cartline.3]', () => {
    expect(setQuantity(cart, 'tea', 1).total).toBe(20.3);
    expect(setQuantity(cart, 'rice', 3).lines[0]?.subTotal).toBe(0.3);
  });

  it('does not guess the total of a cart with discounts', () => {
    const discounts: Cart['discounts'] = [{ name: 'Tea', code: null, amount: 4 }];
    const discounted = { ...cart, discounts, saved: 4, total: 36.3 };
    expect(isTotalKnown(discounted)).toBe(true);
    const after = setQuantity(discounted, 'tea', 3);
    expect(after).toMatchObject({ subTotal: 60.3, total: 36.3 });
    expect(isTotalKnown(after)).toBe(false);
    expect(isTotalKnown(setQuantity(cart, 'tea', 3))).toBe(true);
  });

  it('has a lower count and total after a line is removed', () => {
    expect(removeLine(cart, 'tea')).toMatchObject({ count: 1, total: 0.3 });
  });

  it('lists the lines with a quantity above the stock', () => {
    const short = line('ghee', 1, 5, { countInStock: 4 });
    expect(linesAboveStock({ ...cart, lines: [...cart.lines, short] })).toEqual([short]);
  });
});
