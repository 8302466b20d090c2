import type { Environment } from '../environment/environment.ts';
import type { Account } from './accounts.ts';
import type { StaffAction, StaffActionKind } from './plans.ts';
import { withRetries } from './retry.ts';
import { moveAsStaff, type RefundPart, refundAsStaff, type Session, weighAsStaff } from './shopApi.ts';
import type { Visit } from './visit.ts';

/** An order in the database. */
export interface PlacedOrder {
  id: string;
  status: string;
  /** Paise. */
  amount: number;
  lineId: string;
}

/** The newest order of a shopper, with one of its lines; null if there is none, or the database is away. */
export async function findNewestOrder(
  { database }: Environment,
  { userId }: Account,
): Promise<PlacedOrder | null> {
  const [order] = await database
    .query<PlacedOrder>(
      `SELECT o.id, o.status, o.amount, l.id AS lineId FROM orders o JOIN checkout_lines l ON l.checkoutId = o.checkoutId
         WHERE o.userId = ? ORDER BY o.createdAt DESC LIMIT 1`,
      [userId],
    )
    .catch(() => []);
  return order ?? null;
}

/** Packs, refunds or cancels the shopper's newest order as the plan says. A first refund must not be refused. */
export async function actAsStaff(
  { environment, account, plan }: Visit,
  staff: Account,
  { kind, restock, isSentTwice }: StaffAction,
): Promise<void> {
  const order = await findNewestOrder(environment, account);
  if (!order) return;
  if (kind === 'pack' || kind === 'pack twice at once') {
    const servers = kind === 'pack' ? [plan.server] : [plan.server, plan.server + 1];
    await Promise.all(servers.map((server) => packOrder(environment, staff, order, server)));
    return;
  }
  // It is packed, and so not cancelled any more.
  if (kind === 'cancel' && order.status === 'packed') return;
  const earlier = await environment.database
    .query('SELECT id FROM refunds WHERE orderId = ?', [order.id])
    .catch(() => null);
  const parts = partsOf(kind, order, restock);
  const verdicts = await Promise.all(
    parts.map((part, index) =>
      requestRefund(environment, staff, order, part, {
        key: `chaos-${plan.number}-${index}`,
        server: plan.server + index,
        isSentTwice,
      }),
    ),
  );
  // Of two at once the second may have nothing left.
  const isRefused = verdicts.every((verdict) => !['done', 'unavailable', 'busy'].includes(verdict));
  if (earlier?.length === 0 && isRefused)
    environment.record.addViolation('no valid refund is refused', `${kind} of ${order.id}: ${verdicts}`);
}

/** What the members of staff request, at the same time. */
function partsOf(
  kind: Exclude<StaffActionKind, 'pack' | 'pack twice at once'>,
  { amount, lineId }: PlacedOrder,
  restock: boolean,
): RefundPart[] {
  const unit = { lines: [{ orderLineId: lineId, quantity: 1 }], restock };
  const rest = { whole: true, restock };
  // A third of the order, at least the provider's minimum.
  const third = { amount: Math.max(100, Math.floor(amount / 3)) / 100 };
  switch (kind) {
    case 'refund a unit':
      return [unit];
    case 'refund an amount':
      return [third];
    case 'refund the rest':
      return [rest];
    case 'cancel':
      return [null];
    case 'refund twice at once':
      return [rest, unit];
    case 'cancel and refund at once':
      return [null, unit];
  }
}

/** Takes an order that is packed to its shopper. */
export async function deliverOrder(
  environment: Environment,
  staff: Account,
  { id }: Pick<PlacedOrder, 'id'>,
): Promise<void> {
  const client = { server: 0, session: staff.sessions[0] as Session };
  for (const to of ['outForDelivery', 'delivered'] as const)
    await withRetries(() => moveAsStaff(environment, client, id, to));
}

/** Moves an order to packing and then to packed, until the shop answers. Of two at once, one gets a refusal. */
export async function packOrder(
  environment: Environment,
  staff: Account,
  { id }: Pick<PlacedOrder, 'id'>,
  server = 0,
): Promise<void> {
  const client = { server, session: staff.sessions[0] as Session };
  for (const to of ['packing', 'packed'] as const)
    await withRetries(() => moveAsStaff(environment, client, id, to));
}

/** Begins to pack an order of one unit, and stores what it weighs, by two clicks at once. @param amount in the unit of the variant */
export async function weighTwice(
  environment: Environment,
  staff: Account,
  { id: orderId, lineId: orderLineId }: Pick<PlacedOrder, 'id' | 'lineId'>,
  amount: number,
): Promise<void> {
  const session = staff.sessions[0] as Session;
  await withRetries(() => moveAsStaff(environment, { server: 0, session }, orderId, 'packing'));
  const input = { orderId, orderLineId, units: 1, amount };
  const weigh = (server: number) => withRetries(() => weighAsStaff(environment, { server, session }, input));
  await Promise.all([weigh(0), weigh(1)]);
}

/** Requests a refund until the shop answers, and records the answer. @returns the verdict */
export async function requestRefund(
  environment: Environment,
  staff: Account,
  { id: orderId }: Pick<PlacedOrder, 'id'>,
  part: RefundPart,
  {
    key: idempotencyKey,
    server = 0,
    isSentTwice = false,
  }: { key: string; server?: number; isSentTwice?: boolean },
): Promise<string> {
  const { record } = environment;
  const client = { server, session: staff.sessions[0] as Session };
  const send = () =>
    withRetries(async () => {
      const result = await refundAsStaff(environment, client, { orderId, idempotencyKey, part });
      if (result.isUncertain) record.uncertainWrites.push({ kind: 'refund by staff', idempotencyKey });
      return result;
    });
  const results = await Promise.all(isSentTwice ? [send(), send()] : [send()]);
  const ids = new Set(results.flatMap(({ refundId }) => refundId ?? []));
  for (const id of ids) record.acknowledgedWrites.push({ kind: 'refund by staff', idempotencyKey, id });
  if (ids.size > 1)
    record.addViolation(
      'one refund for one idempotency key',
      `${idempotencyKey} has made ${ids.size} refunds`,
    );
  return (results.find(({ verdict }) => verdict === 'done') ?? results[0])?.verdict ?? 'unavailable';
}
