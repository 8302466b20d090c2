import type { Environment } from '../environment/environment.ts';
import { withRetries } from './retry.ts';
import type { CartItem } from './shopApi.ts';
import type { Result } from './verdicts.ts';
import type { Outcome, Visit } from './visit.ts';

/** How long the shop may take to recover after a fault, in ms. */
const RECOVERY_MS = 10_000;

/**
 * Repeats a call as `withRetries` does. Records the lines of each sold-out refusal for the audit.
 * @param addedItem the item that the call adds to the cart; none: the call is about the whole cart
 */
export async function retryAndRecordSoldOut<T extends Result>(
  { environment, account }: Visit,
  call: () => Promise<T>,
  addedItem?: CartItem,
): Promise<T> {
  const { database, record } = environment;
  const selectLines = 'SELECT productId, `option`, quantity FROM cart_lines WHERE userId = ?';
  let attempts = 0;
  return withRetries(async () => {
    attempts++;
    const cart = await database.query<CartItem>(selectLines, [account.userId]).catch(() => null);
    const result = await call();
    if (result.verdict !== 'sold out' || !cart) return result;
    // The shop compares what is added with the stock, together with the same line of the cart.
    const isSameLine = ({ productId, option }: CartItem) =>
      productId === addedItem?.productId && (option ?? '') === (addedItem.option ?? '');
    // An earlier attempt without a response may have succeeded.
    const lines = addedItem
      ? [...cart.filter(isSameLine), { ...addedItem, quantity: addedItem.quantity * attempts }]
      : cart;
    if (lines.length > 0) record.soldOutRefusals.push({ lines, until: Date.now() });
    return result;
  });
}

/** Records a refusal that has no valid reason as a violation. */
export function recordWrongRefusal(environment: Environment, call: string, verdict: string): Outcome {
  environment.record.addViolation('no valid checkout is refused', `${call}: ${verdict}`);
  return 'wrongly refused';
}

/** Called when a shopper gives up after a long outage. Records a violation if there was no fault. @param since start of the call */
export function recordGivingUp(environment: Environment, since: number): Outcome {
  if (!hadFaultSince(environment, since - RECOVERY_MS)) {
    environment.record.addViolation('no valid checkout is refused', 'a shopper gave up without a fault');
  }
  return 'gave up in an outage';
}

/** Records the refusal that another payment has bought the cart. After a fault it is not recorded: an earlier attempt without a response may have bought it. */
export function recordBoughtCart({ environment, account, since }: Visit): Outcome {
  if (!hadFaultSince(environment, since - RECOVERY_MS)) {
    environment.record.boughtCartRefusals.push({ userId: account.userId, from: since, until: Date.now() });
  }
  return 'paid before';
}

/** Whether a fault has happened or ended since a time. */
export const hadFaultSince = ({ record }: Environment, since: number): boolean =>
  record.faultPeriods.some(({ until }) => until >= since);
