import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, signIn } from './accounts.ts';
import { attackShop } from './attacks.ts';
import {
  addReview,
  addToCart,
  addWish,
  type Begun,
  beginCheckout,
  billing,
  cancelCheckout,
  completeCheckout,
  isAccepted,
  type Result,
  readCart,
  removeCartLine,
  rest,
  type Session,
  signOut,
} from './doors.ts';
import type { Intent } from './intents.ts';
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
}

/** Pauses between tries of somebody who meets a shop that is away, in ms. */
const PAUSES = [100, 200, 400, 800, 1200, 1600, 2000, 2000, 2000];

/** Does what the shopper intends. */
export async function shop(world: World, account: Account, intent: Intent): Promise<Outcome> {
  const session = account.sessions.find(({ door }) => door === intent.door) as Session;
  const visit: Visit = { world, account, session, intent, as: { server: intent.server, session } };
  const outcome = intent.isLegacy ? await buyAsOldClients(visit) : await buy(visit);
  await besides(visit);
  return outcome;
}

/** Tries again while the shop is away. */
async function patiently<T extends Result>(call: () => Promise<T>): Promise<T> {
  let result = await call();
  for (const pause of PAUSES) {
    if (result.verdict !== 'away' && result.verdict !== 'busy') break;
    await sleep(pause);
    result = await call();
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
    const { inDoubt } = await patiently(() => cancelCheckout(world, as, opened.id));
    if (inDoubt) world.record.inDoubt.push({ what: 'cancel checkout', checkoutId: opened.id });
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

/** @returns an outcome when nothing could be put in */
async function fillCart({ world, as, intent }: Visit): Promise<Outcome | null> {
  let filled = 0;
  let soldOut = false;
  for (const wish of intent.wishes) {
    const { verdict } = await patiently(() => addToCart(world, as, wish));
    if (verdict === 'done' || verdict === 'there already') filled++;
    else if (verdict === 'sold out') soldOut = true;
    else
      return verdict === 'away' || verdict === 'busy'
        ? 'gave up in an outage'
        : wrongly(world, 'add to cart', verdict);
  }
  return filled > 0 ? null : soldOut ? 'sold out' : 'gave up in an outage';
}

function wrongly(world: World, call: string, verdict: string): Outcome {
  world.record.violated('no honest checkout is refused', `${call}: ${verdict}`);
  return 'wrongly refused';
}

async function begin(visit: Visit): Promise<Begun | Outcome> {
  const { world, as, intent, account } = visit;
  const { record } = world;
  const since = Date.now();
  const begun = await patiently(async () => {
    const [result, other] = await Promise.all([
      beginCheckout(world, as),
      intent.beginsTwice ? beginCheckout(world, as) : null,
    ]);
    if (result.inDoubt)
      record.inDoubt.push({ what: 'begin checkout', userId: account.userId, since, until: Date.now() });
    const twice = result.begun && other?.begun;
    if (twice && result.begun?.id !== other.begun?.id && !isDisturbed(world, since)) {
      record.violated('one attempt for one cart', `${result.begun?.id} and ${other.begun?.id}`);
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
      // A payment of before has bought it meanwhile.
      return 'paid before';
    case 'away':
    case 'busy':
      return 'gave up in an outage';
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
      return 'refunded';
    case 'payment pending':
      return 'confirmed later';
    case 'away':
    case 'busy':
      return 'gave up in an outage';
    default:
      return wrongly(world, 'complete checkout', result.verdict);
  }
}

/** Pays what the cart costs without an order of the provider's, and then tells the shop. */
async function buyAsOldClients(visit: Visit): Promise<Outcome> {
  const { world, as, intent } = visit;
  const filled = await fillCart(visit);
  if (filled) return filled;
  const cart = await readCart(world, as);
  if (!cart) return 'gave up in an outage';
  if (cart.ids.length === 0) return 'paid before';
  const { razorpay_payment_id: paymentId } = await world.provider.pay({ amount: cart.paise }, 'success');
  if (!paymentId) return 'payment failed';
  if (intent.next !== 'handler' && intent.next !== 'double click') return 'tab closed after paying';
  const { fullName: name, phoneNumber, zipCode: pincode } = billing;
  const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
  const call = { name: 'pay as old clients', ...as };
  const { verdict, value } = await patiently(() => rest(world, call, 'POST', '/orders/create', body));
  switch (verdict) {
    case 'done':
      world.record.acknowledged.push({ what: 'order', paymentId, paise: Math.round(value.amount * 100) });
      return 'ordered';
    case 'sold out':
      await emptyCart(visit);
      return 'sold out';
    case 'payment refunded':
      return 'refunded';
    case 'payment pending':
      return 'confirmed later';
    case 'away':
    case 'busy':
      return 'gave up in an outage';
    default:
      // The cart was bought by another payment meanwhile, or the attempt has ended: the provider gives back what is not captured.
      return 'paid before';
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
  const token = await signIn(world, account);
  if (!token) return;
  const session: Session = { userId: account.userId, door: 'graphql', token, address: '10.2.0.1' };
  const { verdict, inDoubt } = await signOut(world, { server, session });
  if (inDoubt) record.inDoubt.push({ what: 'sign out', token });
  if (verdict !== 'done') return;
  record.revoked.push(token);
  if (await isAccepted(world, server + 1, token)) record.violated('a revoked session is dead', 'at once');
}
