import { hasEnded, statuses } from '../../../../server/src/features/orders/orderStates.ts';
import type { OrderStatus } from '../../generated/graphql.ts';

/** The status as shoppers read it. */
export const statusText = (status: OrderStatus): string => statuses[status].label.toLowerCase();

/** Whether its goods can still be weighed. */
export const isBeforePacked = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'paid' || status === 'packing';

/** Whether the shopper waits for a later status. */
export const isUnfinished = (status: OrderStatus): boolean => !hasEnded(status);
