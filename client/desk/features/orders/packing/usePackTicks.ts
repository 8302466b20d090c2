import type { Order } from '../order/useOrder.ts';
import { useTicks } from './useTicks.ts';

export type PackTicks = ReturnType<typeof usePackTicks>;

/** What is ticked off of an order while it is packed; refunded units are not packed. */
export function usePackTicks({ id, status, lines }: Pick<Order, 'id' | 'status' | 'lines'>) {
  const { countTicked, ...ticks } = useTicks(`order.${id}`);
  const toPack = lines.filter(({ quantity, refundedUnits }) => quantity > refundedUnits);
  return {
    ...ticks,
    /** Nothing is to be packed any more. */
    isPacked: status !== 'paid' && status !== 'packing',
    total: toPack.length,
    unticked: toPack.length - countTicked(toPack.map((line) => line.id)),
  };
}
