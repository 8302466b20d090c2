import { graphql } from '../../generated/gql.ts';
import type { Cart_CartFragment } from '../../generated/graphql.ts';

/**
 * Everything the pages show of a cart. The viewer query and every answer that carries a cart select it, so one
 * normalised cart serves header, product page, cart and checkout.
 */
export const CART = graphql(`
  fragment Cart_cart on Cart {
    id
    count
    total
    lines {
      __typename
      id
      productId
      productTitle
      image {
        __typename
        url
        srcSet
      }
      rating
      price
      quantity
      subTotal
      countInStock
      option
    }
  }
`);

/** What a change of the cart is answered with. */
export const CART_CHANGED = graphql(`
  fragment CartChanged_answer on CartChanged {
    cart {
      ...Cart_cart
    }
  }
`);

export type Cart = Cart_CartFragment;
export type CartLine = Cart['lines'][number];

const inPaise = (rupees: number) => Math.round(rupees * 100);

/** The cart with these lines, its count and total summed anew. */
function withLines(cart: Cart, lines: CartLine[]): Cart {
  const paise = lines.reduce((sum, line) => sum + inPaise(line.subTotal), 0);
  return { ...cart, lines, count: lines.length, total: paise / 100 };
}

function ofQuantity(line: CartLine, quantity: number): CartLine {
  return { ...line, quantity, subTotal: (inPaise(line.price) * quantity) / 100 };
}

/** The cart with a line more; the same product and option raises the quantity of the line that is there. */
export function withAdded(cart: Cart, added: CartLine): Cart {
  const same = (line: CartLine) => line.productId === added.productId && line.option === added.option;
  if (!cart.lines.some(same)) return withLines(cart, [...cart.lines, ofQuantity(added, added.quantity)]);
  return withLines(
    cart,
    cart.lines.map((line) => (same(line) ? ofQuantity(line, line.quantity + added.quantity) : line)),
  );
}

/** The cart with another quantity on one line. */
export function withQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  return withLines(
    cart,
    cart.lines.map((line) => (line.id === lineId ? ofQuantity(line, quantity) : line)),
  );
}

/** The cart without one line. */
export function without(cart: Cart, lineId: string): Cart {
  return withLines(
    cart,
    cart.lines.filter((line) => line.id !== lineId),
  );
}

/** The lines that ask for more than can be bought now; with any, the cart cannot be checked out. */
export function shortLines(cart: Cart): CartLine[] {
  return cart.lines.filter((line) => line.quantity > line.countInStock);
}
