/** SQL: the units of the order's line `l` that are refunded or on their way back. */
export const REFUNDED_UNITS = `(SELECT COALESCE(SUM(rl.quantity), 0) FROM refund_lines rl JOIN refunds r ON r.id = rl.refundId
     WHERE rl.orderLineId = l.id AND r.failedAt IS NULL)`;
