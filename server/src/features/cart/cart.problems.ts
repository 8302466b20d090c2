import { invalidInput, notFound, type OutOfStock, problem } from '../../lib/problems.ts';

// What the cart can refuse.

export const productHasNoOptions = () =>
  invalidInput('PRODUCT_HAS_NO_OPTIONS', 'This product has no options', 'option');

export const optionUnknown = () =>
  invalidInput('OPTION_UNKNOWN', 'Please choose one of the options', 'option');

export const quantityTooSmall = () =>
  invalidInput('OUT_OF_RANGE', 'The quantity must be at least 1', 'quantity', { min: 1 });

export const cartLineNotFound = () =>
  notFound('CART_LINE_NOT_FOUND', 'This item is not in your cart any more');

export const alreadyInCart = () =>
  problem('AlreadyInCart', 'ALREADY_IN_CART', 'Product already added in the cart');

type Goods = { id: string; name: string };

/** @param available packages that the shopper can buy now besides the cart's other lines */
export const quantityAboveStock = (productId: string, available: number): OutOfStock => ({
  ...problem('OutOfStock', 'QUANTITY_ABOVE_STOCK', 'The quantity is greater than product count in stock'),
  productId,
  available,
});

/**
 * For a line that the stock is sufficient for, but not together with the cart's other lines of the same stock.
 * @param more how many can be added
 */
export const cartHasStock = ({ id, name }: Goods, available: number, more: number): OutOfStock => ({
  ...problem(
    'OutOfStock',
    'QUANTITY_ABOVE_STOCK',
    more > 0
      ? `Only ${more} more of ${name} can be added: your cart already has some of it.`
      : `Too little of ${name} is left besides what your cart already has of it.`,
  ),
  productId: id,
  available,
});
