import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../../src/lib/format.ts';
import type { DeskDeliveryStep } from '../../../generated/graphql.ts';
import { useCan } from '../../../lib/session/staff.ts';
import { ActionBar } from '../../../ui/forms/ActionBar.tsx';
import { steps } from '../orderStatus.ts';
import { PackedDialog } from './PackedDialog.tsx';
import type { OrderRow } from './useOrderList.ts';

interface BulkBarProps {
  orders: readonly OrderRow[];
  busy: boolean;
  onMove: (to: DeskDeliveryStep) => void;
  onClear: () => void;
}

/** What can be done with the selected orders; at the bottom of the window while there are any. */
export function BulkBar({ orders, busy, onMove, onClear }: BulkBarProps) {
  const mayMove = useCan('PACK_ORDERS');
  const [isAsking, setAsking] = useState(false);
  if (orders.length === 0) return null;
  const query = `?ids=${orders.map(({ id }) => id).join()}`;
  const possibleSteps = (Object.keys(steps) as DeskDeliveryStep[]).filter((step) =>
    orders.some(({ nextStep }) => nextStep === step),
  );
  const packingIds = orders.filter(({ nextStep }) => nextStep === 'packed').map(({ id }) => id);
  return (
    <ActionBar label="Selected orders" justify="flex-start" gap="2">
      <Text fontWeight="semibold" marginEnd="2">
        {orders.length} {plural(orders.length, 'order')}
      </Text>
      {mayMove && (
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button loading={busy} disabled={possibleSteps.length === 0}>
              Move
              <LuChevronDown aria-hidden />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {possibleSteps.map((step) => (
                  <Menu.Item
                    key={step}
                    value={step}
                    onClick={() => (step === 'packed' ? setAsking(true) : onMove(step))}
                  >
                    {steps[step]}
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
      <Button asChild variant="outline">
        <RouterLink to={`/orders/pack-list${query}`}>Pack list</RouterLink>
      </Button>
      <Button asChild variant="outline">
        <RouterLink to={`/orders/packing-slips${query}`}>Packing slips</RouterLink>
      </Button>
      <Button asChild variant="outline">
        <RouterLink to={`/orders/invoices${query}`}>Invoices</RouterLink>
      </Button>
      <Button variant="ghost" onClick={onClear}>
        Clear
      </Button>
      <PackedDialog
        ids={packingIds}
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          onMove('packed');
        }}
        onClose={() => setAsking(false)}
      />
    </ActionBar>
  );
}
