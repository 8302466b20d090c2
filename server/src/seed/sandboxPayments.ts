import type { Env } from '../config/env.ts';
import type { Refund } from '../features/checkout/refunds/refunds.entity.ts';
import type { Order } from '../features/orders/orders.entity.ts';

type SandboxSettings = Pick<Env['payments'], 'apiUrl' | 'keyId' | 'keySecret'>;

/** Payments of one request, whose body is limited. */
const BATCH = 200;

/** Lets the payment sandbox know payments and refunds that were never made, so that it can refund the rest. @throws if it refuses */
export async function importPayments(
  settings: SandboxSettings,
  orders: readonly { order: Order; refund: Refund | null }[],
): Promise<void> {
  const payments = orders.map(({ order, refund }) => ({
    id: order.paymentId,
    orderId: order.paymentId.replace('pay_', 'order_'),
    amount: order.amount,
    email: order.email,
    contact: order.phoneNumber,
    createdAt: toSeconds(order.createdAt),
    refund:
      refund?.providerRefundId == null
        ? null
        : { id: refund.providerRefundId, amount: refund.amount, createdAt: toSeconds(refund.createdAt) },
  }));
  for (let start = 0; start < payments.length; start += BATCH)
    await send(settings, payments.slice(start, start + BATCH));
}

async function send(
  { apiUrl, keyId, keySecret }: SandboxSettings,
  payments: readonly object[],
): Promise<void> {
  const response = await fetch(`${apiUrl}/control/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ payments }),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
}

const toSeconds = (time: number): number => Math.floor(time / 1000);
