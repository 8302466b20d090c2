import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Db } from '../../../database/database.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { parseInput } from '../../../lib/input/parseInput.ts';
import { rule } from '../../../lib/input/rule.ts';
import {
  catchProblem,
  type InvalidInput,
  type NotFound,
  type Problem,
  throwProblem,
} from '../../../lib/problems.ts';
import type { StaffActor } from '../../staff/staffActor.service.ts';
import { recordAuditEvents } from '../../users/audit.service.ts';
import { recordMovements } from '../ledger.service.ts';
import { MAX_ITEM_UNITS, MAX_STOCK } from '../stock.input.ts';
import { productNotFound, stockRefused, stockTooLarge } from '../stock.problems.ts';
import { addUnits } from '../stock.queries.ts';
import { adjustmentInput } from './adjustment.input.ts';
import {
  findStockedProducts,
  type LockedUnits,
  lockUnits,
  type StockedProduct,
} from './stockedProducts.queries.ts';

export { lockUnits };

/** Products of one call. */
const MAX_PRODUCTS = 200;

/** A change of an inventory item's units on hand. Either `change` or `countedUnits` is given. */
export interface StockAdjustment {
  itemId: string;
  kind: z.output<typeof adjustmentInput>['kind'];
  /** Units that came or, when negative, went. */
  change: number | null;
  /** Units on hand from now on. */
  countedUnits: number | null;
  /** Units on hand that the member of staff was shown; null skips the check. */
  expectedOnHand: number | null;
  reason: string;
}

/** Why an adjustment was refused. */
export interface StockRefusal {
  productId: string;
  reason: 'ON_HAND_CHANGED' | 'BELOW_RESERVED';
  expectedOnHand: number | null;
  onHand: number;
  reserved: number;
}

export type StockRefused = Problem<'DeskStockRefused'> & { readonly refusals: StockRefusal[] };

export interface StockAdjusted {
  __typename: 'DeskStockAdjusted';
  products: StockedProduct[];
}

const adjustment = adjustmentInput.transform(
  ({ productId, change, countedUnits, expectedOnHand, reason, ...rest }): StockAdjustment => ({
    ...rest,
    itemId: productId,
    change: change ?? null,
    countedUnits: countedUnits ?? null,
    expectedOnHand: expectedOnHand ?? null,
    reason: reason ?? '',
  }),
);

const adjustments = z
  .array(adjustment)
  .min(1, 'Please give at least one product')
  .max(MAX_PRODUCTS, `At most ${MAX_PRODUCTS} products can be adjusted at once`)
  .refine(
    (list) => new Set(list.map(({ itemId }) => itemId)).size === list.length,
    rule('LISTED_TWICE', 'Each product can be adjusted once'),
  );

/** Changes the units on hand of several inventory items, all of them or none, and records who did it. */
export async function adjustStock(
  { db }: { db: Db },
  actor: StaffActor,
  input: unknown,
): Promise<StockAdjusted | StockRefused | NotFound | InvalidInput> {
  const parsed = parseInput(adjustments, input);
  if ('message' in parsed) return parsed;
  const result = await catchProblem<void, StockRefused | NotFound | InvalidInput>(() =>
    db.write((tx) => adjustStockIn(tx, db, actor, parsed.input)),
  );
  if (result) return result;
  const ids = parsed.input.map(({ itemId }) => itemId);
  const products = await findStockedProducts(db.read, ids);
  return { __typename: 'DeskStockAdjusted', products: ids.flatMap((id) => products.get(id) ?? []) };
}

/**
 * As `adjustStock`, in the caller's transaction, where it must come before every plain SELECT (see `lockUnits`).
 * @throws ProblemError with a refusal of one or more adjustments, or with invalid input; the caller must roll back
 */
export async function adjustStockIn(
  tx: EntityManager,
  { dialect }: Pick<Db, 'dialect'>,
  actor: StaffActor,
  list: readonly StockAdjustment[],
): Promise<void> {
  const units = await lockUnits(tx, dialect, list.map(({ itemId }) => itemId).sort());
  const changes = list.map((item) => {
    const current = units.get(item.itemId);
    return current ? changeOf(item, current) : throwProblem(productNotFound());
  });
  for (const [index, { onHand, quantity, max }] of changes.entries())
    if (quantity > 0 && onHand + quantity > max) throwProblem(stockTooLarge(max, `${index}.change`));
  const refusals = changes.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.length > 0) throwProblem(stockRefused(refusals));

  const inLockOrder = [...changes].sort((a, b) => (a.item.itemId < b.item.itemId ? -1 : 1));
  // All products are locked: those with the same change need one statement.
  for (const [quantity, group] of groupBy(inLockOrder, ({ quantity }) => quantity)) {
    const ids = group.map(({ item }) => item.itemId);
    if (quantity !== 0) await addUnits(tx, ids, quantity);
  }
  await recordAuditEvents(
    tx,
    actor,
    inLockOrder.map(({ item: { itemId, kind, reason }, onHand, quantity, isShared }) => ({
      action: 'stockAdjusted' as const,
      userId: null,
      actorId: actor.id,
      subject: `${isShared ? 'inventory' : 'product'}:${itemId}`,
      detail: [`${kind}: ${onHand} → ${onHand + quantity}`, reason].filter(Boolean).join(', '),
    })),
  );
  await recordMovements(
    tx,
    inLockOrder.map(({ item: { itemId, kind, reason }, quantity }) => ({
      itemId,
      quantity,
      kind,
      reason,
      actorId: actor.id,
    })),
  );
}

/** What an adjustment changes, or why it is refused. */
function changeOf(item: StockAdjustment, { available, reserved, isShared }: LockedUnits) {
  const max = isShared ? MAX_ITEM_UNITS : MAX_STOCK;
  const onHand = available + reserved;
  const quantity = item.change ?? (item.countedUnits ?? onHand) - onHand;
  const { itemId, expectedOnHand } = item;
  const refuse = (reason: StockRefusal['reason']): StockRefusal => ({
    productId: itemId,
    reason,
    expectedOnHand,
    onHand,
    reserved,
  });
  const hasChanged = expectedOnHand !== null && expectedOnHand !== onHand;
  const isBelow = onHand + quantity < reserved;
  const refusal = hasChanged ? refuse('ON_HAND_CHANGED') : isBelow ? refuse('BELOW_RESERVED') : null;
  return { item, onHand, quantity, refusal, max, isShared };
}
