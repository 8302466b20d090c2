import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { RefundDialog } from './RefundDialog.tsx';

interface MissingProductsProps {
  orderId: string;
  status: OrderStatus;
  /** What seems to be missing, by order line. */
  units: Readonly<Record<string, number>>;
  /** Called after each refund with the inventory items of the refunded units. */
  onRefunded: (itemIds: readonly string[]) => void;
  /** Asks what became of the rest of these inventory items, for this reason. */
  askAboutStock: (itemIds: readonly string[], reason: string) => ReactNode;
}

const MISSING = 'It was missing from your order.';
/** What can be wrong with a product before it is sent. */
const packingReasons = [MISSING, 'It was not fresh.'];

/** While an order is packed: refunds what is missing, beside what packers tick off. */
export function MissingProducts({ orderId, status, units, onRefunded, askAboutStock }: MissingProductsProps) {
  const [isOpen, setOpen] = useState(false);
  const mayRefund = useCan('REFUND_MISSING_LINES');
  if (!mayRefund) return null;
  return (
    <>
      {status === 'packing' && (
        <Button variant="outline" size="xl" width="full" bg="bg.panel" onClick={() => setOpen(true)}>
          Something is missing…
        </Button>
      )}
      {/* It says what became of a refund of the whole order, which is not packed any more then. */}
      <RefundDialog
        orderId={orderId}
        isOpen={isOpen}
        units={units}
        reason={MISSING}
        reasons={packingReasons}
        onClose={() => setOpen(false)}
        onRefunded={onRefunded}
        askAboutStock={askAboutStock}
      />
    </>
  );
}
