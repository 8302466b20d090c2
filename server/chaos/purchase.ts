import { billing } from '../tools/billing.mjs';
import type { Environment } from './environment.ts';
import type { PopupAnswer } from './provider.ts';
import { withRetries } from './retry.ts';
import {
  addToCart,
  type Begun,
  beginCheckout,
  type Client,
  cancelCheckout,
  completeCheckout,
  type Result,
  readCart,
  removeCartLine,
  rest,
} from './shopApi.ts';
import {
  isDisturbed,
  recordBoughtCart,
  recordGivingUp,
  recordWrongRefusal,
  retryAndRecordSoldOut,
} from './shopperRecords.ts';
import type { Outcome, Visit } from './visit.ts';

/** Buys with the current API. */
export async function buy(visit: Visit): Promise<Outcome> {
  const { environment, client, plan } = visit;
  const emptyCartOutcome = await fillCart(visit);
  if (emptyCartOutcome) return emptyCartOutcome;
  const checkout = await begin(visit);
  if (typeof checkout === 'string') return checkout;

  if (plan.next === 'cancel' || plan.next === 'cancel, then pay') {
    await withRetries(() => cancel(environment, client, checkout.id));
    if (plan.next === 'cancel') return 'cancelled';
  }
  if (plan.outcome === 'none') return 'did not pay';
  const paid = await environment.provider.pay({ order_id: checkout.providerOrderId }, plan.outcome);
  if (!paid.razorpay_payment_id) return plan.outcome === 'failure' ? 'payment failed' : 'paid before';
  const isReportedByHandler = plan.next === 'handler' || plan.next === 'double click';
  environment.record.paidOrders.push({
    providerOrderId: checkout.providerOrderId,
    paymentId: paid.razorpay_payment_id,
    at: Date.now(),
    isReportedByHandler,
  });
  return isReportedByHandler ? complete(visit, paid) : 'tab closed after paying';
}

/** Pays the cart's total without a provider order, then sends the payment id to the shop. */
export async function buyAsLegacyClient(visit: Visit): Promise<Outcome> {
  const { environment, client, plan } = visit;
  const emptyCartOutcome = await fillCart(visit);
  if (emptyCartOutcome) return emptyCartOutcome;
  const cart = await readCart(environment, client);
  if (!cart) return recordGivingUp(environment, visit.since);
  if (cart.ids.length === 0) return recordBoughtCart(visit);
  const { razorpay_payment_id: paymentId } = await environment.provider.pay(
    { amount: cart.paise },
    'success',
  );
  if (!paymentId) return 'payment failed';
  if (plan.next !== 'handler' && plan.next !== 'double click') return 'tab closed after paying';
  const { fullName: name, phoneNumber, zipCode: pincode } = billing;
  const body = { paymentId, name, phoneNumber, pincode, address: '12 Lake Road, Pune' };
  const call = { name: 'pay as a legacy client', ...client };
  const since = Date.now();
  const { verdict, value } = await retryAndRecordSoldOut(visit, () =>
    rest<{ amount: number }>(environment, call, 'POST', '/orders/create', body),
  );
  switch (verdict) {
    case 'done':
      environment.record.acknowledgedWrites.push({
        kind: 'order',
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
    case 'unavailable':
    case 'busy':
      return recordGivingUp(environment, since);
    case 'cart empty':
    case 'payment not taken':
      // Another payment has bought a part of the cart in between.
      return recordBoughtCart(visit);
    default:
      return recordWrongRefusal(environment, 'pay as a legacy client', verdict);
  }
}

/** Cancels a checkout. If the shop acknowledges it, records the state in the database. */
export async function cancel(environment: Environment, client: Client, id: string): Promise<Result> {
  const { record, database } = environment;
  const result = await cancelCheckout(environment, client, id);
  if (result.inDoubt) record.uncertainWrites.push({ kind: 'cancel checkout', checkoutId: id });
  if (result.verdict === 'done') {
    const [now] = await database
      .query<{ state: string }>('SELECT state FROM checkouts WHERE id = ?', [id])
      .catch(() => []);
    if (now) record.acknowledgedWrites.push({ kind: 'cancel', id, state: now.state });
  }
  return result;
}

/** Adds the products of the plan to the cart. @returns the outcome if none could be added, else null */
async function fillCart(visit: Visit): Promise<Outcome | null> {
  const { environment, client, plan } = visit;
  let count = 0;
  for (const wish of plan.wishes) {
    const since = Date.now();
    const { verdict } = await retryAndRecordSoldOut(visit, () => addToCart(environment, client, wish), wish);
    if (verdict === 'done' || verdict === 'already exists') count++;
    else if (verdict !== 'sold out')
      return verdict === 'unavailable' || verdict === 'busy'
        ? recordGivingUp(environment, since)
        : recordWrongRefusal(environment, 'add to cart', verdict);
  }
  return count > 0 ? null : 'sold out';
}

async function emptyCart({ environment, client }: Visit): Promise<void> {
  const cart = await readCart(environment, client);
  for (const id of cart?.ids ?? []) await removeCartLine(environment, client, id);
}

async function begin(visit: Visit): Promise<Begun | Outcome> {
  const { environment, client, plan, account } = visit;
  const { record } = environment;
  const since = Date.now();
  const begun = await retryAndRecordSoldOut(visit, async () => {
    const [result, other] = await Promise.all([
      beginCheckout(environment, client),
      plan.beginsTwice ? beginCheckout(environment, client) : null,
    ]);
    if (result.inDoubt)
      record.uncertainWrites.push({
        kind: 'begin checkout',
        userId: account.userId,
        since,
        until: Date.now(),
      });
    const [one, two] = [result.begun, other?.begun];
    // A different amount means that an earlier payment has bought a part of the cart in between.
    const isSameCart = one && two && one.paise === two.paise;
    if (isSameCart && one.id !== two.id && !isDisturbed(environment, since)) {
      record.addViolation('one attempt for one cart', `${one.id} and ${two.id}`);
    }
    return result;
  });
  if (begun.begun) {
    record.acknowledgedWrites.push({ kind: 'checkout', ...begun.begun });
    return begun.begun;
  }
  switch (begun.verdict) {
    case 'sold out':
      await emptyCart(visit);
      return 'sold out';
    case 'cart empty':
      return recordBoughtCart(visit);
    case 'unavailable':
    case 'busy':
      return recordGivingUp(environment, since);
    default:
      return recordWrongRefusal(environment, 'begin checkout', begun.verdict);
  }
}

async function complete(visit: Visit, paid: PopupAnswer): Promise<Outcome> {
  const { environment, client, plan } = visit;
  const { record } = environment;
  const since = Date.now();
  const report = () => completeCheckout(environment, client, paid);
  const result = await withRetries(async () => {
    const results = await Promise.all(
      plan.next === 'double click' ? [report(), report(), report()] : [report()],
    );
    if (results.some(({ inDoubt }) => inDoubt)) {
      record.uncertainWrites.push({
        kind: 'complete checkout',
        providerOrderId: paid.razorpay_order_id ?? '',
      });
    }
    return results.find(({ verdict }) => verdict === 'done') ?? (results[0] as (typeof results)[number]);
  });
  switch (result.verdict) {
    case 'done':
      record.acknowledgedWrites.push({
        kind: 'order',
        paymentId: paid.razorpay_payment_id ?? '',
        paise: result.paise,
      });
      return 'ordered';
    case 'payment refunded':
      return refunded(environment, paid.razorpay_payment_id ?? '');
    case 'payment pending':
      return 'confirmed later';
    case 'unavailable':
    case 'busy':
      return recordGivingUp(environment, since);
    default:
      return recordWrongRefusal(environment, 'complete checkout', result.verdict);
  }
}

function refunded({ record }: Environment, paymentId: string): Outcome {
  record.acknowledgedWrites.push({ kind: 'refund', paymentId });
  return 'refunded';
}
