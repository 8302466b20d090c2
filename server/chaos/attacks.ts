import { billing } from '../tools/billing.mjs';
import type { Account } from './accounts.ts';
import { addToCart, completeCheckout, graphql, rest } from './doors.ts';
import type { Attack, Intent } from './intents.ts';
import { sendWebhook } from './provider.ts';
import type { World } from './world.ts';

const ORDER = 'query ($id: ID!) { me { order(id: $id) { id } } }';
const ANY_ORDER = 'SELECT id, userId FROM orders WHERE userId <> ? ORDER BY createdAt DESC LIMIT 1';

/** Somebody tries to get what is not theirs; that it worked is a violation. */
export async function attackShop(
  world: World,
  account: Account,
  { server, wishes }: Pick<Intent, 'server' | 'wishes'>,
  attack: Attack,
): Promise<void> {
  const session = account.sessions[0];
  const [wish] = wishes;
  if (!session || !wish) return;
  const as = { server, session };
  const call = { name: attack, server, session, attack: true };
  const { record, provider } = world;

  switch (attack) {
    case 'forged signature': {
      // A real payment of one's own, but a signature that nobody gave.
      const own = await world.database
        .query(
          'SELECT o.paymentId, c.providerOrderId FROM orders o JOIN checkouts c ON c.id = o.checkoutId WHERE o.userId = ? AND c.providerOrderId IS NOT NULL LIMIT 1',
          [account.userId],
        )
        .catch(() => []);
      if (!own[0]) return;
      const answer = {
        razorpay_payment_id: String(own[0].paymentId),
        razorpay_order_id: String(own[0].providerOrderId),
        razorpay_signature: '0'.repeat(64),
      };
      const { verdict } = await completeCheckout(world, as, answer, true);
      if (verdict === 'done') record.violated('forged signatures are refused', answer.razorpay_payment_id);
      return;
    }
    case 'foreign order': {
      const other = await world.database.query(ANY_ORDER, [account.userId]).catch(() => []);
      if (!other[0]) return;
      const { value } = await graphql(world, call, ORDER, { id: other[0].id });
      if (value?.order) record.violated('nobody sees what is another’s', `order ${other[0].id}`);
      const { verdict } = await rest(world, call, 'GET', `/orders/${other[0].id}`);
      if (verdict === 'done') record.violated('nobody sees what is another’s', `order ${other[0].id} (REST)`);
      return;
    }
    case 'own price': {
      await addToCart(world, as, wish);
      // That the amount is true is seen in the books.
      await rest(world, call, 'POST', '/orders/checkout', { ...billing, amount: 1, price: 1, subTotal: 1 });
      return;
    }
    case 'forged webhook': {
      const id = `forged${Date.now()}`;
      const payment = { entity: { id: 'pay_forged0000000' } };
      const body = { entity: 'event', event: 'payment.captured', payload: { payment } };
      const { status } = await sendWebhook(world.serverFor(server).port, { id, body }, 'not the secret');
      if (status >= 200 && status < 300) record.violated('forged signatures are refused', `webhook ${id}`);
      return;
    }
    case 'underpay': {
      await addToCart(world, as, wish);
      const { razorpay_payment_id: paymentId } = await provider.pay({ amount: 100 }, 'success');
      const { fullName: name, phoneNumber, zipCode: pincode } = billing;
      const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
      const { verdict } = await rest(world, call, 'POST', '/orders/create', body);
      if (verdict === 'done') record.violated('what is ordered is paid in full', String(paymentId));
      return;
    }
  }
}
