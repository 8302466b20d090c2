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

/** As people read it, in the middle of a sentence. */
export const statusText = (status: OrderStatus): string =>
  status === 'outForDelivery' ? 'out for delivery' : status;
