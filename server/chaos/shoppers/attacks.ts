import { MyOrder } from '../../test/generated/documents.ts';
import { billing } from '../../tools/billing.mjs';
import type { Environment } from '../environment/environment.ts';
import { sendWebhook } from '../environment/provider.ts';
import type { Account } from './accounts.ts';
import type { Attack, Plan } from './plans.ts';
import {
  addToCart,
  type Call,
  type CartItem,
  type Client,
  completeCheckout,
  graphql,
  rest,
} from './shopApi.ts';

/** The inputs of an attack. */
interface AttackContext {
  environment: Environment;
  account: Account;
  client: Client;
  call: Call;
  cartItem: CartItem;
}

const attackFunctions: Record<Attack, (context: AttackContext) => Promise<void>> = {
  'forged signature': forgeSignature,
  'foreign order': readForeignOrder,
  'own price': sendOwnPrice,
  'forged webhook': forgeWebhook,
  underpay,
};

/** Runs one attack against the shop. Records a violation if it succeeds. */
export async function attackShop(
  environment: Environment,
  account: Account,
  { server, cartItems }: Pick<Plan, 'server' | 'cartItems'>,
  attack: Attack,
): Promise<void> {
  const session = account.sessions[0];
  const [cartItem] = cartItems;
  if (!session || !cartItem) return;
  const client = { server, session };
  await attackFunctions[attack]({
    environment,
    account,
    client,
    call: { name: attack, ...client, isAttack: true },
    cartItem,
  });
}

/** Reports a real payment of the attacker a second time, with a wrong signature. */
async function forgeSignature({ environment, account, client }: AttackContext): Promise<void> {
  const [order] = await environment.database
    .query(
      'SELECT o.paymentId, c.providerOrderId FROM orders o JOIN checkouts c ON c.id = o.checkoutId WHERE o.userId = ? AND c.providerOrderId IS NOT NULL LIMIT 1',
      [account.userId],
    )
    .catch(() => []);
  if (!order) return;
  const popupAnswer = {
    razorpay_payment_id: String(order.paymentId),
    razorpay_order_id: String(order.providerOrderId),
    razorpay_signature: '0'.repeat(64),
  };
  const { verdict } = await completeCheckout(environment, client, popupAnswer, true);
  if (verdict === 'done')
    environment.record.addViolation('forged signatures are refused', popupAnswer.razorpay_payment_id);
}

async function readForeignOrder({ environment, account, call }: AttackContext): Promise<void> {
  const [order] = await environment.database
    .query<{ id: string }>('SELECT id FROM orders WHERE userId <> ? ORDER BY createdAt DESC LIMIT 1', [
      account.userId,
    ])
    .catch(() => []);
  if (!order) return;
  const { record } = environment;
  const { value } = await graphql(environment, call, MyOrder, { id: order.id });
  if (value?.order) record.addViolation('no shopper sees data of another', `order ${order.id}`);
  const { verdict } = await rest(environment, call, 'GET', `/orders/${order.id}`);
  if (verdict === 'done') record.addViolation('no shopper sees data of another', `order ${order.id} (REST)`);
}

/** Sends the client's own prices with a checkout. The audit at the end of the run checks the order's amount. */
async function sendOwnPrice({ environment, client, call, cartItem }: AttackContext): Promise<void> {
  await addToCart(environment, client, cartItem);
  const prices = { amount: 1, price: 1, subTotal: 1 };
  await rest(environment, call, 'POST', '/orders/checkout', { ...billing, ...prices });
}

async function forgeWebhook({ environment, client }: AttackContext): Promise<void> {
  const id = `forged${Date.now()}`;
  const payment = { entity: { id: 'pay_forged0000000' } };
  const body = { entity: 'event', event: 'payment.captured', payload: { payment } };
  const { port } = environment.serverFor(client.server);
  const { status } = await sendWebhook(port, { id, body }, 'not the secret');
  if (status >= 200 && status < 300)
    environment.record.addViolation('forged signatures are refused', `webhook ${id}`);
}

/** Pays one rupee for a cart that costs more. */
async function underpay({ environment, client, call, cartItem }: AttackContext): Promise<void> {
  await addToCart(environment, client, cartItem);
  const { razorpay_payment_id: paymentId } = await environment.provider.pay({ amount: 100 }, 'success');
  const { fullName: name, phoneNumber, zipCode: pincode } = billing;
  const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
  const { verdict } = await rest(environment, call, 'POST', '/orders/create', body);
  if (verdict === 'done') environment.record.addViolation('orders are paid in full', String(paymentId));
}
