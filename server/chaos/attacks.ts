import { MyOrder } from '../test/generated/documents.ts';
import { billing } from '../tools/billing.mjs';
import type { Account } from './accounts.ts';
import type { Environment } from './environment.ts';
import type { Attack, Plan } from './plans.ts';
import { sendWebhook } from './provider.ts';
import { addToCart, type Call, type Client, completeCheckout, graphql, rest, type Wish } from './shopApi.ts';

/** One attempt of an attack. */
interface Attempt {
  environment: Environment;
  account: Account;
  client: Client;
  call: Call;
  wish: Wish;
}

const attacks: Record<Attack, (attempt: Attempt) => Promise<void>> = {
  'forged signature': forgeSignature,
  'foreign order': readForeignOrder,
  'own price': sendOwnPrice,
  'forged webhook': forgeWebhook,
  underpay,
};

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
  await attacks[attack]({
    environment,
    account,
    client,
    call: { name: attack, ...client, attack: true },
    wish,
  });
}

/** Completes a real payment of the attacker again, with a wrong signature. */
async function forgeSignature({ environment, account, client }: Attempt): Promise<void> {
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
    environment.record.addViolation('forged signatures are refused', answer.razorpay_payment_id);
}

async function readForeignOrder({ environment, account, call }: Attempt): Promise<void> {
  const [other] = await environment.database
    .query<{ id: string }>('SELECT id FROM orders WHERE userId <> ? ORDER BY createdAt DESC LIMIT 1', [
      account.userId,
    ])
    .catch(() => []);
  if (!other) return;
  const { record } = environment;
  const { value } = await graphql(environment, call, MyOrder, { id: other.id });
  if (value?.order) record.addViolation('no shopper sees data of another', `order ${other.id}`);
  const { verdict } = await rest(environment, call, 'GET', `/orders/${other.id}`);
  if (verdict === 'done') record.addViolation('no shopper sees data of another', `order ${other.id} (REST)`);
}

/** Sends prices with a checkout. The audit at the end checks the order's amount. */
async function sendOwnPrice({ environment, client, call, wish }: Attempt): Promise<void> {
  await addToCart(environment, client, wish);
  const prices = { amount: 1, price: 1, subTotal: 1 };
  await rest(environment, call, 'POST', '/orders/checkout', { ...billing, ...prices });
}

async function forgeWebhook({ environment, client }: Attempt): Promise<void> {
  const id = `forged${Date.now()}`;
  const payment = { entity: { id: 'pay_forged0000000' } };
  const body = { entity: 'event', event: 'payment.captured', payload: { payment } };
  const { port } = environment.serverFor(client.server);
  const { status } = await sendWebhook(port, { id, body }, 'not the secret');
  if (status >= 200 && status < 300)
    environment.record.addViolation('forged signatures are refused', `webhook ${id}`);
}

/** Pays one rupee for a cart that costs more. */
async function underpay({ environment, client, call, wish }: Attempt): Promise<void> {
  await addToCart(environment, client, wish);
  const { razorpay_payment_id: paymentId } = await environment.provider.pay({ amount: 100 }, 'success');
  const { fullName: name, phoneNumber, zipCode: pincode } = billing;
  const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
  const { verdict } = await rest(environment, call, 'POST', '/orders/create', body);
  if (verdict === 'done') environment.record.addViolation('orders are paid in full', String(paymentId));
}
