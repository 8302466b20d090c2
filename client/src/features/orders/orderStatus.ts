import type { OrderStatus } from '../../generated/graphql.ts';

/** The status as shoppers read it. */
export const statusText = (status: OrderStatus): string =>
  status === 'outForDelivery' ? 'out for delivery' : status;

const FINAL_STATUSES: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded'];

/** Whether the shopper waits for a later status. */
export const isUnfinished = (status: OrderStatus): boolean => !FINAL_STATUSES.includes(status);
