import { Checkout } from './checkout.entity.ts';
import { Payment } from './payments/payments.entity.ts';
import { Refund, RefundLine } from './refunds/refunds.entity.ts';
import { WebhookEvent } from './webhooks/webhookEvents.entity.ts';

export const checkoutTables = [Checkout, Payment, Refund, RefundLine, WebhookEvent];
