/** The keys of the mails about refunds of a payment begin with it. */
export const refundMailKey = (paymentId: string): string => `refunded-${paymentId}`;
