import { graphql } from '../../generated/gql.ts';
import type { Cart_CartFragment } from '../../generated/graphql.ts';
import { toPaise } from '../../lib/cartTotal.ts';

/**
 * All cart data that the pages show. Every query and mutation with a cart selects it, so that one normalised cart
 * serves header, product page, cart and checkout. A line's variant has no id: it is a part of the line.
 */
export const CART = graphql(`
  fragment Cart_cart on Cart {
    id
    count
    subTotal
    saved
    total
    discounts {
      name
      code
      amount
    }
    acceptsCodes
    couponCode
    codeProblem {
      message
    }
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
      variant {
        __typename
        weighed
        netQuantity
        comparablePrice {
          __typename
          price
          reference
        }
      }
    }
  }
`);

export type Cart = Cart_CartFragment;
export type CartLine = Cart['lines'][number];

const NEW = 'new ';

/** The id of a line that the server has not stored yet. */
export const newLineId = (productId: string, option: string | null): string =>
  `${NEW}${productId} ${option ?? ''}`;

/** Whether the server has not stored a line yet, so that it cannot be changed. */
export const isNewLine = ({ id }: Pick<CartLine, 'id'>): boolean => id.startsWith(NEW);

/**
 * The cart with other lines; count and totals are computed from them, as the server does. Only the server knows the offers: a cart with
 * discounts keeps its total, which is unknown until the server has answered (`isTotalKnown`).
 */
function replaceLines(cart: Cart, lines: CartLine[]): Cart {
  const subTotal = lines.reduce((sum, line) => sum + toPaise(line.subTotal), 0) / 100;
  const total = cart.discounts.length === 0 ? subTotal : cart.total;
  return { ...cart, lines, count: lines.length, subTotal, total };
}

const setLineQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  subTotal: (toPaise(line.price) * quantity) / 100,
});

/** Adds a line, or raises the quantity of the line with the same product and option. */
export function addLine(cart: Cart, newLine: CartLine): Cart {
  const isSame = (line: CartLine) => line.productId === newLine.productId && line.option === newLine.option;
  if (!cart.lines.some(isSame)) {
    return replaceLines(cart, [...cart.lines, setLineQuantity(newLine, newLine.quantity)]);
  }
  const lines = cart.lines.map((line) =>
    isSame(line) ? setLineQuantity(line, line.quantity + newLine.quantity) : line,
  );
  return replaceLines(cart, lines);
}

export function setQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  const lines = cart.lines.map((line) => (line.id === lineId ? setLineQuantity(line, quantity) : line));
  return replaceLines(cart, lines);
}

export function removeLine(cart: Cart, lineId: string): Cart {
  return replaceLines(
    cart,
    cart.lines.filter((line) => line.id !== lineId),
  );
}

/** The lines with a quantity above the stock; a cart with such lines cannot be checked out. */
export function linesAboveStock(cart: Cart): CartLine[] {
  return cart.lines.filter((line) => line.quantity > line.countInStock);
}
