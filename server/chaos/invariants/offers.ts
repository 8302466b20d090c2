import { groupBy } from '../../src/lib/groupBy.ts';
import type { Snapshot } from './snapshot.ts';

type ReportViolation = (
  invariant: 'offers keep their limits' | 'discounts sum to the checkout',
  detail: string,
) => void;

/** Each offer is used at most as often as it allows, and its counter counts open and paid checkouts. */
export function checkOffers({ offers, offerUses, checkoutLines }: Snapshot, report: ReportViolation): void {
  const counted = offerUses.filter(({ state }) => state === 'open' || state === 'paid');
  const usesOf = groupBy(counted, ({ offerId }) => offerId);
  for (const { id, uses, maxUses, maxUsesPerShopper } of offers) {
    const used = usesOf.get(id) ?? [];
    if (Number(uses) !== used.length)
      report('offers keep their limits', `offer ${id} counts ${uses} uses instead of ${used.length}`);
    if (maxUses !== null && used.length > Number(maxUses))
      report('offers keep their limits', `offer ${id} is used ${used.length} times instead of ${maxUses}`);
    for (const [userId, ofShopper] of groupBy(used, (use) => use.userId)) {
      if (maxUsesPerShopper !== null && ofShopper.length > Number(maxUsesPerShopper))
        report(
          'offers keep their limits',
          `shopper ${userId} has used offer ${id} ${ofShopper.length} times`,
        );
    }
  }
  const discountOf = sumBy(checkoutLines, ({ discount }) => Number(discount));
  const takenOff = sumBy(offerUses, ({ amount }) => Number(amount));
  for (const checkoutId of new Set([...discountOf.keys(), ...takenOff.keys()])) {
    const [lines, sum] = [discountOf.get(checkoutId) ?? 0, takenOff.get(checkoutId) ?? 0];
    if (lines !== sum)
      report(
        'discounts sum to the checkout',
        `checkout ${checkoutId}: ${lines} off its lines, ${sum} by offers`,
      );
  }
}

/** The sum of an amount of the rows of each checkout. */
function sumBy<Row extends { checkoutId: string }>(
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.checkoutId, (sums.get(row.checkoutId) ?? 0) + amountOf(row));
  return sums;
}
