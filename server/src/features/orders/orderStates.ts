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

interface StatusTraits {
  /** Its name in lists and files; shoppers read it in small letters. */
  label: string;
  /** What an order is, as in "The order is being packed". */
  phrase: string;
  /** What staff do with an order that they move to it, as in "The order cannot be packed". */
  move: string;
  /** The colour of its badge at the desk: one of Chakra's palettes. */
  palette: string;
  /** The statuses that an order may move to. */
  next: readonly OrderStatus[];
}

/**
 * By status, in the order of an order's life; the storefront and the desk read it as well. A cancelled order stays `cancelled` when its
 * payment is refunded, because that tells the shopper more.
 */
export const statuses: Record<OrderStatus, StatusTraits> = {
  pending: {
    label: 'Pending',
    phrase: 'not paid yet',
    move: 'wait for its payment',
    palette: 'red',
    next: ['paid'],
  },
  paid: {
    label: 'Paid',
    phrase: 'paid',
    move: 'be paid',
    palette: 'blue',
    next: ['packing', 'cancelled', 'refunded'],
  },
  packing: {
    label: 'Packing',
    phrase: 'being packed',
    move: 'be packed',
    palette: 'purple',
    next: ['packed', 'cancelled', 'refunded'],
  },
  packed: {
    label: 'Packed',
    phrase: 'packed',
    move: 'be marked as packed',
    palette: 'teal',
    next: ['outForDelivery', 'refunded'],
  },
  outForDelivery: {
    label: 'Out for delivery',
    phrase: 'out for delivery',
    move: 'be sent out',
    palette: 'orange',
    next: ['delivered', 'refunded'],
  },
  delivered: {
    label: 'Delivered',
    phrase: 'delivered',
    move: 'be marked as delivered',
    palette: 'green',
    next: ['refunded'],
  },
  cancelled: { label: 'Cancelled', phrase: 'cancelled', move: 'be cancelled', palette: 'gray', next: [] },
  refunded: {
    label: 'Refunded',
    phrase: 'refunded',
    move: 'be marked as refunded',
    palette: 'gray',
    next: [],
  },
};

export const orderStatuses = Object.keys(statuses) as OrderStatus[];

/** Whether nothing is left to pack or deliver. A delivered order can still be refunded. */
export const hasEnded = (status: OrderStatus): boolean =>
  status === 'delivered' || status === 'cancelled' || status === 'refunded';

/** The statuses from which an order may move to `next`. */
export const statusesBefore = (next: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((status) => statuses[status].next.includes(next));

/** The steps of packing and delivery, as staff's buttons name them. */
export const steps = {
  packing: 'Start packing',
  packed: 'Mark as packed',
  outForDelivery: 'Send out',
  delivered: 'Mark as delivered',
} as const satisfies Partial<Record<OrderStatus, string>>;

/** A status that staff move an order to without moving money. */
export type DeliveryStep = keyof typeof steps;

export const deliverySteps = Object.keys(steps) as DeliveryStep[];

/** The step that follows; null after the last one. */
export const stepAfter = (step: DeliveryStep): DeliveryStep | null =>
  deliverySteps[deliverySteps.indexOf(step) + 1] ?? null;

/** The status of an order before a step, which it returns to when staff take the step back. */
export const statusBefore = (step: DeliveryStep): OrderStatus =>
  deliverySteps[deliverySteps.indexOf(step) - 1] ?? 'paid';

/** Why an order cannot move on to a status, as a sentence. */
export function refusedMoveText(from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `The order is ${statuses[to].phrase} already`;
  if (to === 'cancelled' && (from === 'packed' || from === 'outForDelivery' || from === 'delivered'))
    return `The order is ${statuses[from].phrase} and can no longer be cancelled. It can still be refunded.`;
  const isLater = orderStatuses.indexOf(from) > orderStatuses.indexOf(to);
  return isLater
    ? `The order is ${statuses[from].phrase} already and cannot ${statuses[to].move}`
    : `The order is ${statuses[from].phrase} and cannot ${statuses[to].move} yet`;
}
