import { billing } from '../tools/billing.mjs';
import { type Account, signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
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
} from './doors.ts';
import type { Intent } from './intents.ts';
import { patiently } from './patience.ts';
import type { PopupAnswer } from './provider.ts';
import type { World } from './world.ts';

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
  world: World;
  account: Account;
  session: Session;
  intent: Intent;
  as: { server: number; session: Session };
  /** When it began. */
  since: number;
}

/** Does what the shopper intends. */
export async function shop(world: World, account: Account, intent: Intent): Promise<Outcome> {
  const session = account.sessions.find(({ door }) => door === intent.door) as Session;
  const visit: Visit = {
    world,
    account,
    session,
    intent,
    as: { server: intent.server, session },
    since: Date.now(),
  };
  const outcome = intent.isLegacy ? await buyAsOldClients(visit) : await buy(visit);
  await besides(visit);
  return outcome;
}

/** Cancels a checkout, and looks whether it was done when the shop says so. */
export async function cancel(world: World, as: Visit['as'], id: string): Promise<Result> {
  const { record, database } = world;
  const result = await cancelCheckout(world, as, id);
  if (result.inDoubt) record.inDoubt.push({ what: 'cancel checkout', checkoutId: id });
  if (result.verdict === 'done') {
    const [now] = await database.query('SELECT state FROM checkouts WHERE id = ?', [id]).catch(() => []);
    if (now) record.acknowledged.push({ what: 'cancel', id, state: now.state });
  }
  return result;
}

async function buy(visit: Visit): Promise<Outcome> {
  const { world, as, intent } = visit;
  const filled = await fillCart(visit);
  if (filled) return filled;
  const opened = await begin(visit);
  if (typeof opened === 'string') return opened;

  if (intent.next === 'cancel' || intent.next === 'cancel, then pay') {
    await patiently(() => cancel(world, as, opened.id));
    if (intent.next === 'cancel') return 'cancelled';
  }
  if (intent.outcome === 'none') return 'did not pay';
  const paid = await world.provider.pay({ order_id: opened.providerOrderId }, intent.outcome);
  if (!paid.razorpay_payment_id) return intent.outcome === 'failure' ? 'payment failed' : 'paid before';
  const handler = intent.next === 'handler' || intent.next === 'double click';
  world.record.paid.push({
    providerOrderId: opened.providerOrderId,
    paymentId: paid.razorpay_payment_id,
    at: Date.now(),
    handler,
  });
  return handler ? complete(visit, opened, paid) : 'tab closed after paying';
}

/** Tries as `patiently` does; what is said to be sold out is noted with what was wanted of it, for the audit. */
async function doubtingSoldOut<T extends Result>(
  { world, account }: Visit,
  call: () => Promise<T>,
  more?: Wish,
): Promise<T> {
  const { database, record } = world;
  const inCart =
    'SELECT productId, SUM(quantity) AS quantity FROM cart_lines WHERE userId = ? GROUP BY productId';
  let tries = 0;
  return patiently(async () => {
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
  const { world, as, intent } = visit;
  let filled = 0;
  for (const wish of intent.wishes) {
    const since = Date.now();
    const { verdict } = await doubtingSoldOut(visit, () => addToCart(world, as, wish), wish);
    if (verdict === 'done' || verdict === 'there already') filled++;
    else if (verdict !== 'sold out')
      return verdict === 'away' || verdict === 'busy'
        ? gaveUp(world, since)
        : wrongly(world, 'add to cart', verdict);
  }
  return filled > 0 ? null : 'sold out';
}

function wrongly(world: World, call: string, verdict: string): Outcome {
  world.record.violated('no honest checkout is refused', `${call}: ${verdict}`);
  return 'wrongly refused';
}

/** How long the shop may take to be well again after a fault, in ms. */
const RECOVERY_MS = 10_000;

/** Somebody goes away because the shop was away for longer than anybody waits, which only faults excuse. */
function gaveUp(world: World, since: number): Outcome {
  if (!isDisturbed(world, since - RECOVERY_MS)) {
    world.record.violated('no honest checkout is refused', 'somebody gave up though nothing was disturbed');
  }
  return 'gave up in an outage';
}

/** The shop says that the cart was bought by another payment; in an outage also one's own earlier try may have ended. */
function cartGone({ world, account, since }: Visit): Outcome {
  if (!isDisturbed(world, since - RECOVERY_MS)) {
    world.record.cartsGone.push({ userId: account.userId, from: since, until: Date.now() });
  }
  return 'paid before';
}

async function begin(visit: Visit): Promise<Begun | Outcome> {
  const { world, as, intent, account } = visit;
  const { record } = world;
  const since = Date.now();
  const begun = await doubtingSoldOut(visit, async () => {
    const [result, other] = await Promise.all([
      beginCheckout(world, as),
      intent.beginsTwice ? beginCheckout(world, as) : null,
    ]);
    if (result.inDoubt)
      record.inDoubt.push({ what: 'begin checkout', userId: account.userId, since, until: Date.now() });
    const [one, two] = [result.begun, other?.begun];
    // Of another amount it is another cart: a payment of before has bought some of it meanwhile.
    const isSameCart = one && two && one.paise === two.paise;
    if (isSameCart && one.id !== two.id && !isDisturbed(world, since)) {
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
      return gaveUp(world, since);
    default:
      return wrongly(world, 'begin checkout', begun.verdict);
  }
}

/** Whether something was disturbed since then: two attempts may then be one that was given up and its successor. */
const isDisturbed = ({ record }: World, since: number): boolean =>
  record.disturbed.some(({ until }) => until >= since);

async function emptyCart({ world, as }: Visit): Promise<void> {
  const cart = await readCart(world, as);
  for (const id of cart?.ids ?? []) await removeCartLine(world, as, id);
}

async function complete(visit: Visit, begun: Begun, paid: PopupAnswer): Promise<Outcome> {
  const { world, as, intent } = visit;
  const { record } = world;
  const since = Date.now();
  const once = () => completeCheckout(world, as, paid);
  const result = await patiently(async () => {
    const results = await Promise.all(intent.next === 'double click' ? [once(), once(), once()] : [once()]);
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
      return refunded(world, paid.razorpay_payment_id ?? '');
    case 'payment pending':
      return 'confirmed later';
    case 'away':
    case 'busy':
      return gaveUp(world, since);
    default:
      return wrongly(world, 'complete checkout', result.verdict);
  }
}

function refunded({ record }: World, paymentId: string): Outcome {
  record.acknowledged.push({ what: 'refund', paymentId });
  return 'refunded';
}

/** Pays what the cart costs without an order of the provider's, and then tells the shop. */
async function buyAsOldClients(visit: Visit): Promise<Outcome> {
  const { world, as, intent } = visit;
  const filled = await fillCart(visit);
  if (filled) return filled;
  const cart = await readCart(world, as);
  if (!cart) return gaveUp(world, visit.since);
  if (cart.ids.length === 0) return cartGone(visit);
  const { razorpay_payment_id: paymentId } = await world.provider.pay({ amount: cart.paise }, 'success');
  if (!paymentId) return 'payment failed';
  if (intent.next !== 'handler' && intent.next !== 'double click') return 'tab closed after paying';
  const { fullName: name, phoneNumber, zipCode: pincode } = billing;
  const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
  const call = { name: 'pay as old clients', ...as };
  const since = Date.now();
  const { verdict, value } = await doubtingSoldOut(visit, () =>
    rest(world, call, 'POST', '/orders/create', body),
  );
  switch (verdict) {
    case 'done':
      world.record.acknowledged.push({ what: 'order', paymentId, paise: Math.round(value.amount * 100) });
      return 'ordered';
    case 'sold out':
      await emptyCart(visit);
      return 'sold out';
    case 'payment refunded':
      return refunded(world, paymentId);
    case 'payment pending':
      return 'confirmed later';
    case 'away':
    case 'busy':
      return gaveUp(world, since);
    case 'cart empty':
    case 'payment not taken':
      // Another payment has bought some of the cart meanwhile.
      return cartGone(visit);
    default:
      return wrongly(world, 'pay as old clients', verdict);
  }
}

/** What shoppers do besides buying. */
async function besides({ world, account, intent, as }: Visit): Promise<void> {
  const { record } = world;
  const { review, wish, attack } = intent;
  const { userId } = account;
  if (review) {
    const productId = review.id;
    const both = await Promise.all([addReview(world, as, productId), addReview(world, as, productId)]);
    if (both.some(({ verdict }) => verdict === 'done')) {
      record.acknowledged.push({ what: 'review', userId, productId });
    } else if (both.some(({ inDoubt }) => inDoubt))
      record.inDoubt.push({ what: 'review', userId, productId });
  }
  if (wish) {
    const productId = wish.id;
    const { verdict, inDoubt } = await addWish(world, as, productId);
    if (verdict === 'done') record.acknowledged.push({ what: 'wish', userId, productId });
    else if (inDoubt) record.inDoubt.push({ what: 'wish', userId, productId });
  }
  if (attack) await attackShop(world, account, intent, attack);
  if (intent.signsOut) await comeAndGo(world, account, intent.server);
}

/** Opens a session and ends it; from then on nobody may accept it. */
async function comeAndGo(world: World, account: Account, server: number): Promise<void> {
  const { record } = world;
  const token = (await signIn(world, account))?.token;
  if (!token) return;
  const session: Session = { userId: account.userId, door: 'graphql', token, address: '10.2.0.1' };
  const { verdict, inDoubt } = await signOut(world, { server, session });
  if (inDoubt) record.inDoubt.push({ what: 'sign out', token });
  if (verdict !== 'done') return;
  record.revoked.push(token);
  if (await isAccepted(world, server + 1, token)) record.violated('a revoked session is dead', 'at once');
}
