import { Button, type ButtonProps } from '@chakra-ui/react';
import { ignoreDoubleClick } from '../../../src/ui/ignoreDoubleClick.ts';
import type { DeskDeliveryStep } from '../../generated/graphql.ts';
import { useCan } from '../../lib/staff.ts';
import { steps } from './orderStatus.ts';
import { useMoveOrders } from './useMoveOrders.ts';

interface MoveButtonProps extends Pick<ButtonProps, 'width' | 'size' | 'hideFrom'> {
  orderId: string;
  nextStep: DeskDeliveryStep | null;
  onMoved: () => void;
}

/** Moves an order to its next step; nothing when there is none, or for who may not move orders. */
export function MoveButton({ orderId, nextStep, onMoved, ...style }: MoveButtonProps) {
  const mayMove = useCan('PACK_ORDERS');
  const { moveOrders, busy } = useMoveOrders(onMoved);
  if (!nextStep || !mayMove) return null;
  return (
    // After the answer the button moves the order a step further, which the second click of a double click must not do.
    <Button
      loading={busy}
      {...ignoreDoubleClick(busy, () => void moveOrders([orderId], nextStep))}
      {...style}
    >
      {steps[nextStep]}
    </Button>
  );
}
