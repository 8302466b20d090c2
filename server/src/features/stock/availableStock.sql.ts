/**
 * SQL: the units of product `p` that a shopper can buy now, which include those that the shopper's own open checkout has reserved.
 * Takes the shopper's id as a parameter.
 */
export const AVAILABLE_STOCK = `p.countInStock + COALESCE((SELECT SUM(reserved.quantity)
  FROM checkouts own CROSS JOIN checkout_lines reserved ON reserved.checkoutId = own.id
  WHERE own.userId = ? AND own.activeKey IS NOT NULL AND reserved.productId = p.id), 0)`;
