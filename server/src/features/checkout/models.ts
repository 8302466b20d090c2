// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type { ReadyCheckout as Checkout } from './beginCheckout.service.ts';
export type { RefundSum as DeskRefundSum } from './figures/checkoutFigures.queries.ts';
export type { PaymentNotice } from './payments/paymentNotices.service.ts';
export type { ProviderRefund as DeskRefundByHand } from './provider/provider.ts';
export type {
  OrderPayment as DeskPayment,
  PaymentAtProvider as DeskPaymentAtProvider,
  RefundableLine as DeskRefundableLine,
} from './refunds/desk/orderPayment.service.ts';
export type { DetailedRefund as DeskRefund } from './refunds/desk/refundDetails.service.ts';
export type { RefundPage as DeskRefundConnection } from './refunds/desk/refundList.service.ts';
export type { LineWeighed as DeskOrderLineWeighed } from './refunds/desk/weighOrderLine.service.ts';
