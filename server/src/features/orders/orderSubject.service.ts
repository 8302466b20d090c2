/** How the audit log names an order. */
export const orderSubject = (orderId: string): string => `order:${orderId}`;
