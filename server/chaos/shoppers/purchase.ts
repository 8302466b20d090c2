import { billing } from '../../tools/billing.mjs';
import type { Environment } from '../environment/environment.ts';
import type { PopupAnswer } from '../environment/provider.ts';
import { withRetries } from './retry.ts';
import {
  addToCart,
  beginCheckout,
  type Client,
  cancelCheckout,
  completeCheckout,
  type OpenCheckout,
  readCart,
  removeCartLine,
  rest,
  viewProduct,
} from './shopApi.ts';
import {
  hadFaultSince,
  recordBoughtCart,
  recordGivingUp,
  recordWrongRefusal,
  retryAndRecordSoldOut,
} from './shopperRecords.ts';
import type { Result } from './verdicts.ts';
import type { Outcome, Visit } from './visit.ts';

/** Buys as clients of the current API do: begins a checkout, pays it and reports the payment, as the plan says. */
export async function buy(visit: Visit): Promise<Outcome> {
  const { environment, client, plan } = visit;
  const emptyCartOutcome = await fillCart(visit);
  if (emptyCartOutcome) return emptyCartOutcome;
  const checkout = await beginPlannedCheckout(visit);
  if (typeof checkout === 'string') return checkout;

  if (plan.next === 'cancel' || plan.next === 'cancel, then pay') {
    await withRetries(() => cancel(environment, client, checkout.id));
    if (plan.next === 'cancel') return 'cancelled';
  }
  if (plan.outcome === 'none') return 'did not pay';
  const popupAnswer = await environment.provider.pay({ order_id: checkout.providerOrderId }, plan.outcome);
  if (!popupAnswer.razorpay_payment_id) return plan.outcome === 'failure' ? 'payment failed' : 'paid before';
  const isReportedByHandler = plan.next === 'handler' || plan.next === 'double click';
  environment.record.paidOrders.push({
    providerOrderId: checkout.providerOrderId,
    paymentId: popupAnswer.razorpay_payment_id,
    at: Date.now(),
    isReportedByHandler,
  });
  return isReportedByHandler ? completePayment(visit, popupAnswer) : 'tab closed after paying';
}

/** Buys as clients of the old API do: pays the cart's total without an order at the provider, then sends the payment's id to the shop. */
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
      return recordRefund(environment, paymentId);
    case 'payment pending':
      return 'confirmed later';
    case 'unavailable':
    case 'busy':
      return recordGivingUp(environment, since);
    case 'cart empty':
    case 'payment not taken':
      // Meanwhile another payment of this shopper has bought a part of the cart.
      return recordBoughtCart(visit);
    default:
      return recordWrongRefusal(environment, 'pay as a legacy client', verdict);
  }
}

/** Cancels a checkout. If the shop acknowledges it, records the state in the database. */
export async function cancel(environment: Environment, client: Client, id: string): Promise<Result> {
  const { record, database } = environment;
  const result = await cancelCheckout(environment, client, id);
  if (result.isUncertain) record.uncertainWrites.push({ kind: 'cancel checkout', checkoutId: id });
  if (result.verdict === 'done') {
    const [checkout] = await database
      .query<{ state: string }>('SELECT state FROM checkouts WHERE id = ?', [id])
      .catch(() => []);
    if (checkout) record.acknowledgedWrites.push({ kind: 'cancel', id, state: checkout.state });
  }
  return result;
}

/** Adds the products of the plan to the cart. @returns the outcome if none could be added, else null */
async function fillCart(visit: Visit): Promise<Outcome | null> {
  const { environment, client, plan } = visit;
  let count = 0;
  for (const cartItem of plan.cartItems) {
    const since = Date.now();
    await withRetries(() => viewProduct(environment, client, cartItem.productId));
    const { verdict } = await retryAndRecordSoldOut(
      visit,
      () => addToCart(environment, client, cartItem),
      cartItem,
    );
    if (verdict === 'done' || verdict === 'already exists') count++;
    else if (verdict !== 'sold out')
      return verdict === 'unavailable' || verdict === 'busy'
        ? recordGivingUp(environment, since)
        : recordWrongRefusal(environment, 'add to cart', verdict);
  }
  return count > 0 ? null : 'sold out';
}

/** Removes all lines of the cart. */
async function emptyCart({ environment, client }: Visit): Promise<void> {
  const cart = await readCart(environment, client);
  for (const id of cart?.ids ?? []) await removeCartLine(environment, client, id);
}

/** Begins the checkout, twice at the same time if the plan says so. @returns the checkout, or the outcome if there is none */
async function beginPlannedCheckout(visit: Visit): Promise<OpenCheckout | Outcome> {
  const { environment, client, plan, account } = visit;
  const { record } = environment;
  const since = Date.now();
  const result = await retryAndRecordSoldOut(visit, async () => {
    const [firstResult, secondResult] = await Promise.all([
      beginCheckout(environment, client),
      plan.beginsTwice ? beginCheckout(environment, client) : null,
    ]);
    if (firstResult.isUncertain)
      record.uncertainWrites.push({
        kind: 'begin checkout',
        userId: account.userId,
        since,
        until: Date.now(),
      });
    const [first, second] = [firstResult.checkout, secondResult?.checkout];
    // A different amount means that an earlier payment has bought a part of the cart between the two calls.
    const isSameCart = first && second && first.paise === second.paise;
    if (isSameCart && first.id !== second.id && !hadFaultSince(environment, since)) {
      record.addViolation('one attempt for one cart', `${first.id} and ${second.id}`);
    }
    return firstResult;
  });
  if (result.checkout) {
    record.acknowledgedWrites.push({ kind: 'checkout', ...result.checkout });
    return result.checkout;
  }
  switch (result.verdict) {
    case 'sold out':
      await emptyCart(visit);
      return 'sold out';
    case 'cart empty':
      return recordBoughtCart(visit);
    case 'unavailable':
    case 'busy':
      return recordGivingUp(environment, since);
    default:
      return recordWrongRefusal(environment, 'begin checkout', result.verdict);
  }
}

/** Reports the payment to the shop as the popup's handler does, three times after a double click. */
async function completePayment(visit: Visit, popupAnswer: PopupAnswer): Promise<Outcome> {
  const { environment, client, plan } = visit;
  const { record } = environment;
  const since = Date.now();
  const sendReport = () => completeCheckout(environment, client, popupAnswer);
  const result = await withRetries(async () => {
    const results = await Promise.all(
      plan.next === 'double click' ? [sendReport(), sendReport(), sendReport()] : [sendReport()],
    );
    if (results.some(({ isUncertain }) => isUncertain)) {
      record.uncertainWrites.push({
        kind: 'complete checkout',
        providerOrderId: popupAnswer.razorpay_order_id ?? '',
      });
    }
    return results.find(({ verdict }) => verdict === 'done') ?? (results[0] as (typeof results)[number]);
  });
  switch (result.verdict) {
    case 'done':
      record.acknowledgedWrites.push({
        kind: 'order',
        paymentId: popupAnswer.razorpay_payment_id ?? '',
        paise: result.paise,
      });
      return 'ordered';
    case 'payment refunded':
      return recordRefund(environment, popupAnswer.razorpay_payment_id ?? '');
    case 'payment pending':
      return 'confirmed later';
    case 'unavailable':
    case 'busy':
      return recordGivingUp(environment, since);
    default:
      return recordWrongRefusal(environment, 'complete checkout', result.verdict);
  }
}

function recordRefund({ record }: Environment, paymentId: string): Outcome {
  record.acknowledgedWrites.push({ kind: 'refund', paymentId });
  return 'refunded';
}
