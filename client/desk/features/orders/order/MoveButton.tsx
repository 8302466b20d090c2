import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { plural } from '../../../../src/lib/format.ts';
import { ignoreDoubleClick } from '../../../../src/ui/ignoreDoubleClick.ts';
import type { DeskDeliveryStep } from '../../../generated/graphql.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { steps } from '../orderStatus.ts';
import { useMoveOrders } from '../useMoveOrders.ts';

interface MoveButtonProps extends Pick<ButtonProps, 'width' | 'size' | 'hideFrom' | 'hideBelow'> {
  orderId: string;
  nextStep: DeskDeliveryStep | null;
  /** Products that are not ticked off: *Mark as packed* asks whether they are in the parcel. */
  unticked: number;
  /** Products that are to be weighed: it asks the same. */
  unweighed: number;
  onMoved: () => void;
}

/** Moves an order to its next step; nothing when there is none, or for who may not move orders. */
export function MoveButton({ orderId, nextStep, unticked, unweighed, onMoved, ...style }: MoveButtonProps) {
  const mayMove = useCan('PACK_ORDERS');
  const { moveOrders, busy } = useMoveOrders(onMoved);
  const [isAsking, setAsking] = useState(false);
  if (!nextStep || !mayMove) return null;
  const move = () => void moveOrders([{ id: orderId, nextStep }], nextStep);
  const mustAsk = nextStep === 'packed' && unticked + unweighed > 0;
  return (
    <>
      {/* After a click this becomes the button of the next step: a double click must not take two steps. */}
      <Button
        aria-busy={busy}
        {...ignoreDoubleClick(busy, () => (mustAsk ? setAsking(true) : move()))}
        {...style}
      >
        {steps[nextStep]}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={[countText(unticked, 'not ticked off'), countText(unweighed, 'not weighed')]
          .filter(Boolean)
          .join(', ')}
        confirmLabel={steps.packed}
        onConfirm={() => {
          setAsking(false);
          move();
        }}
        onClose={() => setAsking(false)}
      >
        {unweighed > 0 && 'What is not weighed costs what was ordered. '}
        Is everything in the parcel?
      </ConfirmDialog>
    </>
  );
}

const countText = (count: number, what: string): string =>
  count > 0 ? `${count} ${plural(count, 'product is', 'products are')} ${what}` : '';
