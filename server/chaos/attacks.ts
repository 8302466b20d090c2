import { MyOrder } from '../test/generated/documents.ts';
import { billing } from '../tools/billing.mjs';
import type { Account } from './accounts.ts';
import type { Environment } from './environment.ts';
import type { Attack, Plan } from './plans.ts';
import { sendWebhook } from './provider.ts';
import { addToCart, completeCheckout, graphql, rest } from './shopApi.ts';

const ANY_ORDER = 'SELECT id, userId FROM orders WHERE userId <> ? ORDER BY createdAt DESC LIMIT 1';

/** Attacks the shop. A successful attack is recorded as a violation. */
export async function attackShop(
  environment: Environment,
  account: Account,
  { server, wishes }: Pick<Plan, 'server' | 'wishes'>,
  attack: Attack,
): Promise<void> {
  const session = account.sessions[0];
  const [wish] = wishes;
  if (!session || !wish) return;
  const client = { server, session };
  const call = { name: attack, server, session, attack: true };
  const { record, provider } = environment;

  switch (attack) {
    case 'forged signature': {
      // A real payment of the attacker.
      const [own] = await environment.database
        .query(
          'SELECT o.paymentId, c.providerOrderId FROM orders o JOIN checkouts c ON c.id = o.checkoutId WHERE o.userId = ? AND c.providerOrderId IS NOT NULL LIMIT 1',
          [account.userId],
        )
        .catch(() => []);
      if (!own) return;
      const answer = {
        razorpay_payment_id: String(own.paymentId),
        razorpay_order_id: String(own.providerOrderId),
        razorpay_signature: '0'.repeat(64),
      };
      const { verdict } = await completeCheckout(environment, client, answer, true);
      if (verdict === 'done')
        record.addViolation('forged signatures are refused', answer.razorpay_payment_id);
      return;
    }
    case 'foreign order': {
      const [other] = await environment.database
        .query<{ id: string }>(ANY_ORDER, [account.userId])
        .catch(() => []);
      if (!other) return;
      const { value } = await graphql(environment, call, MyOrder, { id: other.id });
      if (value?.order) record.addViolation('no shopper sees data of another', `order ${other.id}`);
      const { verdict } = await rest(environment, call, 'GET', `/orders/${other.id}`);
      if (verdict === 'done')
        record.addViolation('no shopper sees data of another', `order ${other.id} (REST)`);
      return;
    }
    case 'own price': {
      await addToCart(environment, client, wish);
      // The audit checks the order's amount.
      await rest(environment, call, 'POST', '/orders/checkout', {
        ...billing,
        amount: 1,
        price: 1,
        subTotal: 1,
      });
      return;
    }
    case 'forged webhook': {
      const id = `forged${Date.now()}`;
      const payment = { entity: { id: 'pay_forged0000000' } };
      const body = { entity: 'event', event: 'payment.captured', payload: { payment } };
      const { status } = await sendWebhook(
        environment.serverFor(server).port,
        { id, body },
        'not the secret',
      );
      if (status >= 200 && status < 300)
        record.addViolation('forged signatures are refused', `webhook ${id}`);
      return;
    }
    case 'underpay': {
      await addToCart(environment, client, wish);
      const { razorpay_payment_id: paymentId } = await provider.pay({ amount: 100 }, 'success');
      const { fullName: name, phoneNumber, zipCode: pincode } = billing;
      const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
      const { verdict } = await rest(environment, call, 'POST', '/orders/create', body);
      if (verdict === 'done') record.addViolation('orders are paid in full', String(paymentId));
      return;
    }
  }
}
