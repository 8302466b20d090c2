import { billing } from '../tools/billing.mjs';
import { type Account, signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
import type { Environment } from './environment.ts';
import type { Plan } from './plans.ts';
import type { PopupAnswer } from './provider.ts';
import { withRetries } from './retry.ts';
import {
  addReview,
  addToCart,
  addWish,
  type Begun,
  beginCheckout,
  cancelCheckout,
  completeCheckout,
  isAccepted,
  type Result,
  readCart,
  removeCartLine,
  rest,
  type Session,
  signOut,
  type Wish,
} from './shopApi.ts';

/** How one checkout has ended for its shopper. */
export type Outcome =
  | 'ordered'
  | 'tab closed after paying'
  | 'sold out'
  | 'refunded'
  | 'confirmed later'
  | 'did not pay'
  | 'payment failed'
  | 'cancelled'
  | 'paid before'
  | 'gave up in an outage'
  | 'wrongly refused';

interface Visit {
  environment: Environment;
  account: Account;
  session: Session;
  plan: Plan;
  as: { server: number; session: Session };
  /** When it began. */
  since: number;
}

/** Does what the shopper intends. */
export async function shop(environment: Environment, account: Account, plan: Plan): Promise<Outcome> {
  const session = account.sessions.find(({ api }) => api === plan.api) as Session;
  const visit: Visit = {
    environment,
    account,
    session,
    plan,
    as: { server: plan.server, session },
    since: Date.now(),
  };
  const outcome = plan.isLegacy ? await buyAsOldClients(visit) : await buy(visit);
  await besides(visit);
  return outcome;
}

/** Cancels a checkout. If the shop acknowledges it, records the state in the database. */
export async function cancel(environment: Environment, as: Visit['as'], id: string): Promise<Result> {
  const { record, database } = environment;
  const result = await cancelCheckout(environment, as, id);
  if (result.inDoubt) record.inDoubt.push({ what: 'cancel checkout', checkoutId: id });
  if (result.verdict === 'done') {
    const [now] = await database
      .query<{ state: string }>('SELECT state FROM checkouts WHERE id = ?', [id])
      .catch(() => []);
    if (now) record.acknowledged.push({ what: 'cancel', id, state: now.state });
  }
  return result;
}

async function buy(visit: Visit): Promise<Outcome> {
  const { environment, as, plan } = visit;
  const filled = await fillCart(visit);
  if (filled) return filled;
  const opened = await begin(visit);
  if (typeof opened === 'string') return opened;

  if (plan.next === 'cancel' || plan.next === 'cancel, then pay') {
    await withRetries(() => cancel(environment, as, opened.id));
    if (plan.next === 'cancel') return 'cancelled';
  }
  if (plan.outcome === 'none') return 'did not pay';
  const paid = await environment.provider.pay({ order_id: opened.providerOrderId }, plan.outcome);
  if (!paid.razorpay_payment_id) return plan.outcome === 'failure' ? 'payment failed' : 'paid before';
  const handler = plan.next === 'handler' || plan.next === 'double click';
  environment.record.paid.push({
    providerOrderId: opened.providerOrderId,
    paymentId: paid.razorpay_payment_id,
    at: Date.now(),
    handler,
  });
  return handler ? complete(visit, opened, paid) : 'tab closed after paying';
}

/** Tries as `withRetries` does; what is said to be sold out is noted with what was wanted of it, for the audit. */
async function doubtingSoldOut<T extends Result>(
  { environment, account }: Visit,
  call: () => Promise<T>,
  more?: Wish,
): Promise<T> {
  const { database, record } = environment;
  const inCart =
    'SELECT productId, SUM(quantity) AS quantity FROM cart_lines WHERE userId = ? GROUP BY productId';
  let tries = 0;
  return withRetries(async () => {
    tries++;
    const cart = await database.query(inCart, [account.userId]).catch(() => null);
    const result = await call();
    if (result.verdict !== 'sold out' || !cart) return result;
    const wanted = new Map(cart.map(({ productId, quantity }) => [String(productId), Number(quantity)]));
    // Those who tried before may have put it in after all.
    const demands = more
      ? [{ ...more, quantity: (wanted.get(more.productId) ?? 0) + more.quantity * tries }]
      : [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
    if (demands.length > 0) record.soldOut.push({ demands, until: Date.now() });
    return result;
  });
}

/** @returns an outcome when nothing could be put in */
async function fillCart(visit: Visit): Promise<Outcome | null> {
  const { environment, as, plan } = visit;
  let filled = 0;
  for (const wish of plan.wishes) {
    const since = Date.now();
    const { verdict } = await doubtingSoldOut(visit, () => addToCart(environment, as, wish), wish);
    if (verdict === 'done' || verdict === 'there already') filled++;
    else if (verdict !== 'sold out')
      return verdict === 'away' || verdict === 'busy'
        ? gaveUp(environment, since)
        : wrongly(environment, 'add to cart', verdict);
  }
  return filled > 0 ? null : 'sold out';
}

function wrongly(environment: Environment, call: string, verdict: string): Outcome {
  environment.record.violated('no valid checkout is refused', `${call}: ${verdict}`);
  return 'wrongly refused';
}

/** How long the shop may take to be well again after a fault, in ms. */
const RECOVERY_MS = 10_000;

/** A shopper gives up after a long outage; a violation unless a fault caused it. */
function gaveUp(environment: Environment, since: number): Outcome {
  if (!isDisturbed(environment, since - RECOVERY_MS)) {
    environment.record.violated('no valid checkout is refused', 'a shopper gave up without a fault');
  }
  return 'gave up in an outage';
}

/** The shop says that the cart was bought by another payment; in an outage also one's own earlier try may have ended. */
function cartGone({ environment, account, since }: Visit): Outcome {
  if (!isDisturbed(environment, since - RECOVERY_MS)) {
    environment.record.cartsGone.push({ userId: account.userId, from: since, until: Date.now() });
  }
  return 'paid before';
}

async function begin(visit: Visit): Promise<Begun | Outcome> {
  const { environment, as, plan, account } = visit;
  const { record } = environment;
  const since = Date.now();
  const begun = await doubtingSoldOut(visit, async () => {
    const [result, other] = await Promise.all([
      beginCheckout(environment, as),
      plan.beginsTwice ? beginCheckout(environment, as) : null,
    ]);
    if (result.inDoubt)
      record.inDoubt.push({ what: 'begin checkout', userId: account.userId, since, until: Date.now() });
    const [one, two] = [result.begun, other?.begun];
    // Of another amount it is another cart: a payment of before has bought some of it meanwhile.
    const isSameCart = one && two && one.paise === two.paise;
    if (isSameCart && one.id !== two.id && !isDisturbed(environment, since)) {
      record.violated('one attempt for one cart', `${one.id} and ${two.id}`);
    }
    return result;
  });
  if (begun.begun) {
    record.acknowledged.push({ what: 'checkout', ...begun.begun });
    return begun.begun;
  }
  switch (begun.verdict) {
    case 'sold out':
      await emptyCart(visit);
      return 'sold out';
    case 'cart empty':
      return cartGone(visit);
    case 'away':
    case 'busy':
      return gaveUp(environment, since);
    default:
      return wrongly(environment, 'begin checkout', begun.verdict);
  }
}

/** Whether something was disturbed since then: two attempts may then be one that was given up and its successor. */
const isDisturbed = ({ record }: Environment, since: number): boolean =>
  record.disturbed.some(({ until }) => until >= since);

async function emptyCart({ environment, as }: Visit): Promise<void> {
  const cart = await readCart(environment, as);
  for (const id of cart?.ids ?? []) await removeCartLine(environment, as, id);
}

async function complete(visit: Visit, begun: Begun, paid: PopupAnswer): Promise<Outcome> {
  const { environment, as, plan } = visit;
  const { record } = environment;
  const since = Date.now();
  const once = () => completeCheckout(environment, as, paid);
  const result = await withRetries(async () => {
    const results = await Promise.all(plan.next === 'double click' ? [once(), once(), once()] : [once()]);
    if (results.some(({ inDoubt }) => inDoubt)) {
      record.inDoubt.push({ what: 'complete checkout', providerOrderId: begun.providerOrderId });
    }
    return results.find(({ verdict }) => verdict === 'done') ?? (results[0] as (typeof results)[number]);
  });
  switch (result.verdict) {
    case 'done':
      record.acknowledged.push({
        what: 'order',
        paymentId: paid.razorpay_payment_id ?? '',
        paise: result.paise,
      });
      return 'ordered';
    case 'payment refunded':
      return refunded(environment, paid.razorpay_payment_id ?? '');
    case 'payment pending':
      return 'confirmed later';
    case 'away':
    case 'busy':
      return gaveUp(environment, since);
    default:
      return wrongly(environment, 'complete checkout', result.verdict);
  }
}

function refunded({ record }: Environment, paymentId: string): Outcome {
  record.acknowledged.push({ what: 'refund', paymentId });
  return 'refunded';
}

/** Pays the cart's total without a provider order, then sends the payment id to the shop. */
async function buyAsOldClients(visit: Visit): Promise<Outcome> {
  const { environment, as, plan } = visit;
  const filled = await fillCart(visit);
  if (filled) return filled;
  const cart = await readCart(environment, as);
  if (!cart) return gaveUp(environment, visit.since);
  if (cart.ids.length === 0) return cartGone(visit);
  const { razorpay_payment_id: paymentId } = await environment.provider.pay(
    { amount: cart.paise },
    'success',
  );
  if (!paymentId) return 'payment failed';
  if (plan.next !== 'handler' && plan.next !== 'double click') return 'tab closed after paying';
  const { fullName: name, phoneNumber, zipCode: pincode } = billing;
  const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
  const call = { name: 'pay as old clients', ...as };
  const since = Date.now();
  const { verdict, value } = await doubtingSoldOut(visit, () =>
    rest<{ amount: number }>(environment, call, 'POST', '/orders/create', body),
  );
  switch (verdict) {
    case 'done':
      environment.record.acknowledged.push({
        what: 'order',
        paymentId,
        paise: Math.round((value?.amount ?? 0) * 100),
      });
      return 'ordered';
    case 'sold out':
      await emptyCart(visit);
      return 'sold out';
    case 'payment refunded':
      return refunded(environment, paymentId);
    case 'payment pending':
      return 'confirmed later';
    case 'away':
    case 'busy':
      return gaveUp(environment, since);
    case 'cart empty':
    case 'payment not taken':
      // Another payment has bought some of the cart meanwhile.
      return cartGone(visit);
    default:
      return wrongly(environment, 'pay as old clients', verdict);
  }
}

/** What shoppers do besides buying. */
async function besides({ environment, account, plan, as }: Visit): Promise<void> {
  const { record } = environment;
  const { review, wish, attack } = plan;
  const { userId } = account;
  if (review) {
    const productId = review.id;
    const both = await Promise.all([
      addReview(environment, as, productId),
      addReview(environment, as, productId),
    ]);
    if (both.some(({ verdict }) => verdict === 'done')) {
      record.acknowledged.push({ what: 'review', userId, productId });
    } else if (both.some(({ inDoubt }) => inDoubt))
      record.inDoubt.push({ what: 'review', userId, productId });
  }
  if (wish) {
    const productId = wish.id;
    const { verdict, inDoubt } = await addWish(environment, as, productId);
    if (verdict === 'done') record.acknowledged.push({ what: 'wish', userId, productId });
    else if (inDoubt) record.inDoubt.push({ what: 'wish', userId, productId });
  }
  if (attack) await attackShop(environment, account, plan, attack);
  if (plan.signsOut) await comeAndGo(environment, account, plan.server);
}

/** Opens a session and ends it. From then on every server must refuse it. */
async function comeAndGo(environment: Environment, account: Account, server: number): Promise<void> {
  const { record } = environment;
  const token = (await signIn(environment, account))?.token;
  if (!token) return;
  const session: Session = { userId: account.userId, api: 'graphql', token, address: '10.2.0.1' };
  const { verdict, inDoubt } = await signOut(environment, { server, session });
  if (inDoubt) record.inDoubt.push({ what: 'sign out', token });
  if (verdict !== 'done') return;
  record.revoked.push(token);
  if (await isAccepted(environment, server + 1, token))
    record.violated('revoked sessions are refused', 'at once');
}
