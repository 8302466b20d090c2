import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { LuChevronDown } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../src/lib/format.ts';
import type { DeskDeliveryStep } from '../../generated/graphql.ts';
import { useCan } from '../../lib/staff.ts';
import { steps } from './orderStatus.ts';

interface BulkBarProps {
  orderIds: readonly string[];
  busy: boolean;
  onMove: (to: DeskDeliveryStep) => void;
  onClear: () => void;
}

/** What can be done with the selected orders; at the bottom of the window while there are any. */
export function BulkBar({ orderIds, busy, onMove, onClear }: BulkBarProps) {
  const mayMove = useCan('PACK_ORDERS');
  if (orderIds.length === 0) return null;
  const query = `?ids=${orderIds.join()}`;
  return (
    <Flex
      role="region"
      aria-label="Selected orders"
      position="sticky"
      bottom="4"
      marginTop="4"
      padding="3"
      gap="2"
      wrap="wrap"
      align="center"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      shadow="lg"
    >
      <Text fontWeight="semibold" marginEnd="2">
        {orderIds.length} {plural(orderIds.length, 'order')}
      </Text>
      {mayMove && (
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button loading={busy}>
              Move
              <LuChevronDown aria-hidden />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {(Object.keys(steps) as DeskDeliveryStep[]).map((step) => (
                  <Menu.Item key={step} value={step} onClick={() => onMove(step)}>
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
    </Flex>
  );
}
