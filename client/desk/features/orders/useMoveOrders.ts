import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskDeliveryStep, MoveOrdersMutation } from '../../generated/graphql.ts';
import { clearMessages, showError, showSuccess } from '../../ui/toaster.tsx';
import { MOVE_ORDERS, UNDO_ORDER_MOVES } from './documents.ts';
import { shortId, statuses } from './orderStatus.ts';

type Moves = Extract<MoveOrdersMutation['moveOrders'], { __typename: 'DeskOrdersMoved' }>['moves'];

/**
 * Moves orders to a step and says what became of them; the message offers to take the moves back.
 * @param onChanged called after each answer
 */
export function useMoveOrders(onChanged: () => void) {
  const { mutate: move, busy } = useResultMutation(MOVE_ORDERS);
  const { mutate: undo } = useResultMutation(UNDO_ORDER_MOVES);

  async function moveOrders(orderIds: string[], to: DeskDeliveryStep): Promise<void> {
    clearMessages();
    const result = await move({ variables: { orderIds, to } });
    onChanged();
    if (!('moves' in result)) return showError(result.message);
    const moved = reportRefused(result.moves);
    if (moved.length === 0) return;
    showSuccess(`${ordersAre(moved)} ${statuses[to].phrase} now`, {
      label: 'Undo',
      onClick: () => void undoMoves(moved, to),
    });
  }

  async function undoMoves(orderIds: string[], step: DeskDeliveryStep): Promise<void> {
    clearMessages();
    const result = await undo({ variables: { orderIds, step } });
    onChanged();
    if (!('moves' in result)) return showError(result.message);
    const undone = reportRefused(result.moves);
    const status = result.moves.find(({ problem }) => !problem)?.order?.status;
    if (status) showSuccess(`${ordersAre(undone)} ${statuses[status].phrase} again`);
  }

  return { moveOrders, busy };
}

/** Says which orders were not changed, and why. @returns the ids of the others */
function reportRefused(moves: Moves): string[] {
  const refused = moves.flatMap(({ orderId, problem }) =>
    problem ? [`${shortId(orderId)}: ${problem.message}`] : [],
  );
  if (refused.length > 0) showError(refused.slice(0, 3).join('. '));
  return moves.flatMap(({ orderId, problem }) => (problem ? [] : [orderId]));
}

const ordersAre = ({ length }: readonly string[]): string =>
  length === 1 ? 'The order is' : `${length} orders are`;
