import type { DeskPaymentState } from '../../generated/graphql.ts';

export {
  statusBefore,
  statuses,
  stepAfter,
  steps,
} from '../../../../server/src/features/orders/orderStates.ts';

export const paymentStates: Record<DeskPaymentState, string> = {
  CAPTURED: 'Nothing refunded',
  PARTLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** The end of an order's id, which is enough to tell orders apart. */
export const shortId = (id: string): string => id.slice(-8);

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
