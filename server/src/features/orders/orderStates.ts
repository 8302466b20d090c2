/**
 * | status         | stock | meaning                                                             |
 * |----------------|-------|---------------------------------------------------------------------|
 * | pending        | sold  | not paid yet; the shop places orders only when they are paid        |
 * | paid           | sold  | the payment is captured; nobody works on the order                  |
 * | packing        | sold  | staff collect its products                                          |
 * | packed         | sold  | ready for delivery                                                  |
 * | outForDelivery | sold  | on its way to the shopper                                           |
 * | delivered      | sold  | the shopper has it                                                  |
 * | cancelled      | free  | staff have cancelled it before it was packed; the money goes back   |
 * | refunded       | *     | the whole payment was refunded; *: whoever refunds it decides       |
 */
export type OrderStatus =
  | 'pending'
  | 'paid'
  | 'packing'
  | 'packed'
  | 'outForDelivery'
  | 'delivered'
  | 'cancelled'
  | 'refunded';

/** A cancelled order stays `cancelled` when its payment is refunded, because that tells the shopper more. */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid'],
  paid: ['packing', 'cancelled', 'refunded'],
  packing: ['packed', 'cancelled', 'refunded'],
  packed: ['outForDelivery', 'refunded'],
  outForDelivery: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};

export const orderStatuses = Object.keys(nextStatuses) as OrderStatus[];

/** Whether nothing is left to pack or deliver. A delivered order can still be refunded. */
export const hasEnded = (status: OrderStatus): boolean =>
  status === 'delivered' || status === 'cancelled' || status === 'refunded';

/** The statuses from which an order may move to `next`. */
export const statusesBefore = (next: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((status) => nextStatuses[status].includes(next));

/** By step of packing and delivery: the status that the order returns to when staff take the step back. */
const statusesBeforeSteps: Partial<Record<OrderStatus, OrderStatus>> = {
  packing: 'paid',
  packed: 'packing',
  outForDelivery: 'packed',
  delivered: 'outForDelivery',
};

/** The status that an order returns to when staff take the move to its present one back; null: they cannot. */
export const statusToReturnTo = (status: OrderStatus): OrderStatus | null =>
  statusesBeforeSteps[status] ?? null;

/** By status: its name, what an order is in it, and what moving an order to it is called. */
const statusTexts: Record<OrderStatus, { label: string; phrase: string; move: string }> = {
  pending: { label: 'Pending', phrase: 'not paid yet', move: 'wait for its payment' },
  paid: { label: 'Paid', phrase: 'paid', move: 'be paid' },
  packing: { label: 'Packing', phrase: 'being packed', move: 'be packed' },
  packed: { label: 'Packed', phrase: 'packed', move: 'be marked as packed' },
  outForDelivery: { label: 'Out for delivery', phrase: 'out for delivery', move: 'be sent out' },
  delivered: { label: 'Delivered', phrase: 'delivered', move: 'be marked as delivered' },
  cancelled: { label: 'Cancelled', phrase: 'cancelled', move: 'be cancelled' },
  refunded: { label: 'Refunded', phrase: 'refunded', move: 'be marked as refunded' },
};

/** The name of a status in lists and files. */
export const statusLabel = (status: OrderStatus): string => statusTexts[status].label;

/** What an order is, as in "The order is being packed". */
export const statusPhrase = (status: OrderStatus): string => statusTexts[status].phrase;

/** What staff do with an order that they move to a status, as in "The order cannot be packed". */
export const moveText = (to: OrderStatus): string => statusTexts[to].move;

/** Why an order cannot move on to a status, as a sentence. */
export function refusedMoveText(from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `The order is ${statusPhrase(to)} already`;
  if (to === 'cancelled' && (from === 'packed' || from === 'outForDelivery' || from === 'delivered'))
    return `The order is ${statusPhrase(from)} and can no longer be cancelled. It can still be refunded.`;
  const isLater = orderStatuses.indexOf(from) > orderStatuses.indexOf(to);
  return isLater
    ? `The order is ${statusPhrase(from)} already and cannot ${moveText(to)}`
    : `The order is ${statusPhrase(from)} and cannot ${moveText(to)} yet`;
}
