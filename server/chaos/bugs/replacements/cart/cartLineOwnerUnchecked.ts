// Bug: a shopper can delete a cart line of another shopper.

import type * as real from '../../../../src/features/cart/cart.queries.ts';

export * from '../../../../src/features/cart/cart.queries.ts';

export const deleteCartLine: typeof real.deleteCartLine = (db, { id }) =>
  db.execute('DELETE FROM cart_lines WHERE id = ?', [id]);
