import { Button, type ButtonProps } from '@chakra-ui/react';
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
  const { moveOrders, busy } = useMoveOrders();
  if (!nextStep || !mayMove) return null;
  return (
    <Button loading={busy} onClick={() => void moveOrders([orderId], nextStep).then(onMoved)} {...style}>
      {steps[nextStep]}
    </Button>
  );
}
