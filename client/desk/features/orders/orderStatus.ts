import type { DeskDeliveryStep, DeskPaymentState, OrderStatus } from '../../generated/graphql.ts';

/** Each status as staff read it, after "The order is", and with the colour of its badge; in the order of an order's life. */
export const statuses: Record<OrderStatus, { label: string; phrase: string; palette: string }> = {
  pending: { label: 'Pending', phrase: 'not paid yet', palette: 'red' },
  paid: { label: 'Paid', phrase: 'paid', palette: 'blue' },
  packing: { label: 'Packing', phrase: 'being packed', palette: 'purple' },
  packed: { label: 'Packed', phrase: 'packed', palette: 'teal' },
  outForDelivery: { label: 'Out for delivery', phrase: 'out for delivery', palette: 'orange' },
  delivered: { label: 'Delivered', phrase: 'delivered', palette: 'green' },
  cancelled: { label: 'Cancelled', phrase: 'cancelled', palette: 'gray' },
  refunded: { label: 'Refunded', phrase: 'refunded', palette: 'gray' },
};

/** The steps of packing and delivery as buttons name them. */
export const steps: Record<DeskDeliveryStep, string> = {
  packing: 'Start packing',
  packed: 'Mark as packed',
  outForDelivery: 'Send out',
  delivered: 'Mark as delivered',
};

const deliverySteps = Object.keys(steps) as DeskDeliveryStep[];

/** The step that follows; null after the last one. */
export const stepAfter = (step: DeskDeliveryStep): DeskDeliveryStep | null =>
  deliverySteps[deliverySteps.indexOf(step) + 1] ?? null;

/** The status of an order before a step. */
export const statusBefore = (step: DeskDeliveryStep): OrderStatus =>
  deliverySteps[deliverySteps.indexOf(step) - 1] ?? 'paid';

export const paymentStates: Record<DeskPaymentState, string> = {
  CAPTURED: 'Nothing refunded',
  PARTLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** The end of an order's id, which is enough to tell orders apart. */
export const shortId = (id: string): string => id.slice(-8);

/** Rupees that are left of a payment. */
export const afterRefunds = (amount: number, refundedAmount: number): number =>
  Math.round((amount - refundedAmount) * 100) / 100;

/** The line of an address that names the place. */
export const placeText = ({
  city,
  state,
  pincode,
}: {
  city: string;
  state: string;
  pincode: string;
}): string => [city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
