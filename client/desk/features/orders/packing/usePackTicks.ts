import type { Order } from '../order/useOrder.ts';
import { isUnweighed } from '../weightText.ts';
import { useTicks } from './useTicks.ts';

export type PackTicks = ReturnType<typeof usePackTicks>;

/** What is ticked off of an order while it is packed; refunded units are not packed. */
export function usePackTicks({ id, status, lines }: Pick<Order, 'id' | 'status' | 'lines'>) {
  const ticks = useTicks(`order.${id}`);
  const toPack = lines.filter(({ quantity, refundedUnits }) => quantity > refundedUnits);
  const untickedLines = toPack.filter((line) => !ticks.isTicked(line.id));
  return {
    ...ticks,
    /** Nothing is to be packed any more. */
    isPacked: status !== 'paid' && status !== 'packing',
    total: toPack.length,
    unticked: untickedLines.length,
    unweighed: lines.filter(isUnweighed).length,
    /** Units of the lines left unticked, by line; none before the first tick. */
    missingUnits:
      untickedLines.length < toPack.length
        ? Object.fromEntries(
            untickedLines.map(({ id, quantity, refundedUnits }) => [id, quantity - refundedUnits]),
          )
        : {},
  };
}
