import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskDeliveryStep, MoveOrdersMutation, OrderStatus } from '../../generated/graphql.ts';
import { clearMessages, showError, showSuccess } from '../../ui/messages/toaster.tsx';
import { MOVE_ORDERS, UNDO_ORDER_MOVES } from './documents.ts';
import { shortId, statusBefore, statuses, stepAfter } from './orderStatus.ts';

type Moves = Extract<MoveOrdersMutation['moveOrders'], { __typename: 'DeskOrdersMoved' }>['moves'];

/** How many refused orders a message names. */
const MAX_NAMED = 3;

/** An order that may be moved. */
interface MovableOrder {
  id: string;
  nextStep: DeskDeliveryStep | null;
}

/**
 * Moves orders to a step and says what became of them; the message offers to take the moves back. The page shows the orders as moved
 * before the shop answers, and again as they are when it refuses.
 * @param onChanged called after each answer
 */
export function useMoveOrders(onChanged: () => void) {
  const { mutate: move, busy } = useResultMutation(MOVE_ORDERS);
  const { mutate: undo } = useResultMutation(UNDO_ORDER_MOVES);

  async function moveOrders(orders: readonly MovableOrder[], to: DeskDeliveryStep): Promise<void> {
    clearMessages();
    const movable = orders.filter(({ nextStep }) => nextStep === to);
    const result = await move({
      variables: { orderIds: idsOf(orders), to },
      optimisticResponse: { moveOrders: movesOf(idsOf(movable), to, stepAfter(to)) },
    });
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
    const result = await undo({
      variables: { orderIds, step },
      optimisticResponse: { undoOrderMoves: movesOf(orderIds, statusBefore(step), step) },
    });
    onChanged();
    if (!('moves' in result)) return showError(result.message);
    const undone = reportRefused(result.moves);
    const status = result.moves.find(({ problem }) => !problem)?.order?.status;
    if (status) showSuccess(`${ordersAre(undone)} ${statuses[status].phrase} again`);
  }

  return { moveOrders, busy };
}

/** The shop's answer when it moves all orders. */
const movesOf = (orderIds: readonly string[], status: OrderStatus, nextStep: DeskDeliveryStep | null) => ({
  __typename: 'DeskOrdersMoved' as const,
  moves: orderIds.map((id) => ({
    __typename: 'DeskOrderMove',
    orderId: id,
    order: { __typename: 'DeskOrder', id, status, nextStep },
    problem: null,
  })),
});

/** Says which orders were not changed, and why. @returns the ids of the others */
function reportRefused(moves: Moves): string[] {
  const refused = moves.flatMap(({ orderId, problem }) =>
    problem ? [`${shortId(orderId)}: ${problem.message}`] : [],
  );
  const others = refused.length - MAX_NAMED;
  if (refused.length > 0)
    showError(
      refused
        .slice(0, MAX_NAMED)
        .concat(others > 0 ? `${others} more were not changed` : [])
        .join('. '),
    );
  return moves.flatMap(({ orderId, problem }) => (problem ? [] : [orderId]));
}

const idsOf = (orders: readonly MovableOrder[]): string[] => orders.map(({ id }) => id);

const ordersAre = ({ length }: readonly string[]): string =>
  length === 1 ? 'The order is' : `${length} orders are`;
