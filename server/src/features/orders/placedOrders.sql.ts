/** SQL: whether a shopper, whose id is the one parameter, has an order that was not cancelled. */
export const HAS_ORDER = "EXISTS (SELECT 1 FROM orders WHERE userId = ? AND status <> 'cancelled')";
