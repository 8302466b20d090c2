import type * as real from '../../src/features/cart/cart.queries.ts';

export * from '../../src/features/cart/cart.queries.ts';

export const deleteCartLine: typeof real.deleteCartLine = (db, { id }) =>
  db.execute('DELETE FROM cart_lines WHERE id = ?', [id]);
