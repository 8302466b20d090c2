import type { Environment } from './environment.ts';
import { withRetries } from './retry.ts';
import type { Result, Wish } from './shopApi.ts';
import type { Outcome, Visit } from './visit.ts';

/** How long the shop may take to recover after a fault, in ms. */
const RECOVERY_MS = 10_000;

/** Repeats a call as `withRetries` does. Records the demand of a sold-out refusal, for the audit. */
export async function retryAndRecordSoldOut<T extends Result>(
  { environment, account }: Visit,
  call: () => Promise<T>,
  addition?: Wish,
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
    // An earlier try without a response may have succeeded.
    const demands = addition
      ? [{ ...addition, quantity: (wanted.get(addition.productId) ?? 0) + addition.quantity * tries }]
      : [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
    if (demands.length > 0) record.soldOut.push({ demands, until: Date.now() });
    return result;
  });
}

/** Records a refusal without a valid reason as a violation. */
export function recordWrongRefusal(environment: Environment, call: string, verdict: string): Outcome {
  environment.record.addViolation('no valid checkout is refused', `${call}: ${verdict}`);
  return 'wrongly refused';
}

/** A shopper gives up after a long outage. Records a violation unless a fault caused the outage. */
export function recordGivingUp(environment: Environment, since: number): Outcome {
  if (!isDisturbed(environment, since - RECOVERY_MS)) {
    environment.record.addViolation('no valid checkout is refused', 'a shopper gave up without a fault');
  }
  return 'gave up in an outage';
}

/** Records the refusal that another payment has bought the cart. After a fault, an earlier try without a response may have bought it. */
export function recordBoughtCart({ environment, account, since }: Visit): Outcome {
  if (!isDisturbed(environment, since - RECOVERY_MS)) {
    environment.record.boughtCarts.push({ userId: account.userId, from: since, until: Date.now() });
  }
  return 'paid before';
}

/** Whether a fault has happened since a time. */
export const isDisturbed = ({ record }: Environment, since: number): boolean =>
  record.faultPeriods.some(({ until }) => until >= since);
