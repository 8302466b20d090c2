import { Alert } from '@chakra-ui/react';
import { plural } from '../../../src/lib/format.ts';
import type { OrderStatus } from '../../generated/graphql.ts';
import { shortId, statuses } from './orderStatus.ts';

interface OmittedOrdersProps {
  orders: readonly { id: string; status: OrderStatus }[];
  /** Where they are missing, such as "on this list". */
  where: string;
}

/** Names the chosen orders that a page leaves out because of their states. */
export function OmittedOrders({ orders, where }: OmittedOrdersProps) {
  if (orders.length === 0) return null;
  const groups = Object.entries(statuses).map(([status, { label }]) => ({
    label,
    ids: orders.filter((order) => order.status === status).map(({ id }) => shortId(id)),
  }));
  return (
    <Alert.Root status="info" marginBottom="4" _print={{ display: 'none' }}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {orders.length} {plural(orders.length, 'order')} of those chosen{' '}
          {orders.length === 1 ? 'is' : 'are'} not {where}
        </Alert.Title>
        <Alert.Description>
          {groups
            .filter(({ ids }) => ids.length > 0)
            .map(({ label, ids }) => (
              <div key={label}>
                {label}: {ids.join(', ')}
              </div>
            ))}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
