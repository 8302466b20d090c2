import { Badge } from '@chakra-ui/react';
import type { DeskRefundState } from '../../generated/graphql.ts';

/** What staff read of each state. */
export const refundStates: Record<DeskRefundState, { label: string; palette: string }> = {
  pending: { label: 'Being refunded', palette: 'orange' },
  done: { label: 'Refunded', palette: 'green' },
  failed: { label: 'Refused', palette: 'red' },
};

/** The state of a refund as a badge. */
export const RefundState = ({ state }: { state: DeskRefundState }) => (
  <Badge colorPalette={refundStates[state].palette}>{refundStates[state].label}</Badge>
);
