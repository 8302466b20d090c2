import { Badge } from '@chakra-ui/react';
import type { OrderStatus } from '../../generated/graphql.ts';
import { statuses } from './orderStatus.ts';

/** The status of an order. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge colorPalette={statuses[status].palette} whiteSpace="nowrap">
    {statuses[status].label}
  </Badge>
);
