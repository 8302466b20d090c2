import { groupBy } from '../../src/lib/groupBy.ts';
import type { Snapshot } from './snapshot.ts';

type WeighedLine = Snapshot['orderLines'][number];

/** What a line weighs less than ordered, in its unit; 0 if it does not, or is not weighed. */
export const missingOf = ({ unitAmount, weighedUnits, weighedAmount }: WeighedLine): number =>
  weighedAmount === null ? 0 : Math.max(0, Number(unitAmount) * Number(weighedUnits) - Number(weighedAmount));

/** What a line weighs less than ordered is refunded once, in proportion to what was paid. All units are weighed in these runs. */
export function checkWeights(
  { orderLines, refundLines, refunds }: Snapshot,
  report: (invariant: 'what weighs less is refunded once', detail: string) => void,
): void {
  const amountOf = new Map(refunds.map(({ id, amount }) => [id, Number(amount)]));
  const refundLinesOf = groupBy(refundLines, ({ orderLineId }) => orderLineId);
  for (const line of orderLines) {
    const missing = missingOf(line);
    if (missing === 0) continue;
    const { id, price, quantity, discount } = line;
    const paid = Number(price) * Number(quantity) - Number(discount);
    const expected = Math.round((paid * missing) / (Number(line.unitAmount) * Number(quantity)));
    // A refund for the weight is for no units.
    const own = (refundLinesOf.get(id) ?? []).filter((refundLine) => Number(refundLine.quantity) === 0);
    const amounts = own.map(({ refundId }) => amountOf.get(refundId));
    if (amounts.length !== 1 || amounts[0] !== expected)
      report(
        'what weighs less is refunded once',
        `line ${id} weighs ${missing} less: ${amounts.join(' and ') || 'no'} paise instead of ${expected} are refunded`,
      );
  }
}
