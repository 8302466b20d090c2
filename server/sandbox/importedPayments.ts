import { z } from 'zod';
import {
  authorizedPayment,
  newOrder,
  newPayment,
  newRefund,
  processedRefund,
  withRefunded,
} from './entities.ts';
import { commit, type Ledger } from './ledger.ts';

/** Unix seconds. */
const time = z.int().min(0);
const paise = z.int().min(1);

/** Captured payments of a demo, with what was refunded of each. */
export const importInput = z.object({
  payments: z.array(
    z.object({
      id: z.string().startsWith('pay_'),
      orderId: z.string().startsWith('order_'),
      amount: paise,
      email: z.string(),
      contact: z.string(),
      createdAt: time,
      refund: z.object({ id: z.string().startsWith('rfnd_'), amount: paise, createdAt: time }).nullable(),
    }),
  ),
});
type ImportedPayment = z.output<typeof importInput>['payments'][number];

/** Adds payments that were made elsewhere, without webhooks. Known ones stay as they are. @returns the number of new payments */
export function importPayments(ledger: Ledger, payments: readonly ImportedPayment[]): { imported: number } {
  const unknown = payments.filter(({ id }) => !ledger.payments.has(id));
  for (const payment of unknown) importPayment(ledger, payment);
  return { imported: unknown.length };
}

function importPayment(
  ledger: Ledger,
  { id, orderId, amount, email, contact, createdAt, refund }: ImportedPayment,
): void {
  const orderInput = {
    amount,
    currency: 'INR' as const,
    receipt: null,
    notes: [] as [],
    payment_capture: true,
  };
  const attempt = {
    key: '',
    order_id: orderId,
    outcome: 'success' as const,
    currency: 'INR' as const,
    description: null,
    email,
    contact,
    notes: [] as [],
  };
  const authorized = authorizedPayment({ ...newPayment(amount, orderId, attempt, createdAt), id });
  const captured = { ...authorized, status: 'captured' as const, captured: true };
  const refundInput = { amount: refund?.amount, receipt: null, notes: [] as [], speed: 'normal' as const };
  const order = {
    ...newOrder(orderInput, createdAt),
    id: orderId,
    amount_paid: amount,
    amount_due: 0,
    status: 'paid' as const,
    attempts: 1,
  };
  commit(ledger, {
    order: { entity: order, autoCapture: true },
    payment: refund ? withRefunded(captured, refund.amount) : captured,
    ...(refund && {
      refund: {
        entity: processedRefund({
          ...newRefund(id, refund.amount, refundInput, refund.createdAt),
          id: refund.id,
        }),
        idempotency: null,
      },
    }),
  });
}
