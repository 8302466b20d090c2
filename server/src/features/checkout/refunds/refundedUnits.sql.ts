/** SQL: the units of the order's line `l` that are refunded or on their way back. */
export const REFUNDED_UNITS = `(SELECT COALESCE(SUM(rl.quantity), 0) FROM refund_lines rl JOIN refunds r ON r.id = rl.refundId
     WHERE rl.orderLineId = l.id AND r.failedAt IS NULL)`;

/**
 * SQL: paise of the order's line `l` that are refunded or on their way back because it weighs less than ordered. Such a refund has one
 * line, of no units.
 */
export const WEIGHT_REFUND = `CASE WHEN l.weighedAmount IS NULL THEN 0 ELSE
     (SELECT COALESCE(SUM(r.amount), 0) FROM refund_lines rl JOIN refunds r ON r.id = rl.refundId
       WHERE rl.orderLineId = l.id AND rl.quantity = 0 AND r.failedAt IS NULL) END`;
