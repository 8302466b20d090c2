import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskDeliveryStep } from '../../generated/graphql.ts';
import { showError, showSuccess } from '../../ui/toaster.tsx';
import { MOVE_ORDERS } from './documents.ts';
import { shortId, statuses } from './orderStatus.ts';

/** Moves orders to a step and says what became of them. */
export function useMoveOrders() {
  const { mutate, busy } = useResultMutation(MOVE_ORDERS);

  async function moveOrders(orderIds: string[], to: DeskDeliveryStep): Promise<void> {
    const result = await mutate({ variables: { orderIds, to } });
    if (!('moves' in result)) return showError(result.message);
    const refused = result.moves.flatMap(({ orderId, problem }) =>
      problem ? [`${shortId(orderId)}: ${problem.message}`] : [],
    );
    const count = result.moves.length - refused.length;
    const label = statuses[to].label.toLowerCase();
    if (count > 0) showSuccess(count === 1 ? `The order is ${label}` : `${count} orders are ${label}`);
    if (refused.length > 0) showError(refused.slice(0, 3).join('. '));
  }

  return { moveOrders, busy };
}
