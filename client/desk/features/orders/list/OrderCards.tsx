import { Flex, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../../src/lib/format.ts';
import { formatTime, rupees } from '../../../lib/format.ts';
import { RowBox } from '../../../ui/lists/RowBox.tsx';
import { changeSelection, useSelectRow } from '../../../ui/lists/useSelectRow.ts';
import { shortId } from '../orderStatus.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import type { OrderRow } from './useOrderList.ts';

interface OrderCardsProps {
  orders: readonly OrderRow[];
  selection: readonly string[];
  onSelectionChange: (ids: string[]) => void;
}

/** A list of orders for narrow screens, with large targets. */
export function OrderCards({ orders, selection, onSelectionChange }: OrderCardsProps) {
  const selectRow = useSelectRow(orders, (ids, isSelected) =>
    onSelectionChange(changeSelection(selection, ids, isSelected)),
  );
  return (
    <Stack as="ul" aria-label="Orders" listStyleType="none" gap="3">
      {orders.map((order) => (
        <Flex as="li" key={order.id} borderWidth="1px" rounded="l2" bg="bg.panel" align="stretch">
          <RowBox
            size="lg"
            padding="4"
            id={order.id}
            label={`Select the order ${shortId(order.id)}`}
            isSelected={selection.includes(order.id)}
            onSelect={selectRow}
          />
          <LinkBox flex="1" paddingBlock="3" paddingEnd="4">
            <Flex justify="space-between" gap="2" align="baseline">
              <Flex gap="2" align="baseline" wrap="wrap">
                <LinkOverlay asChild fontWeight="semibold">
                  <RouterLink to={`/orders/${order.id}`}>{order.name}</RouterLink>
                </LinkOverlay>
                <Text color="fg.muted" textStyle="sm" fontFamily="mono">
                  {shortId(order.id)}
                </Text>
              </Flex>
              <Text whiteSpace="nowrap">{rupees(order.amount)}</Text>
            </Flex>
            <Flex justify="space-between" gap="2" align="center" marginTop="1">
              {/* Lines break between the two, not in a date. */}
              <Flex columnGap="2" wrap="wrap" color="fg.muted" textStyle="sm" whiteSpace="nowrap">
                <Text>{formatTime(order.date)}</Text>
                <Text>
                  {order.units} {plural(order.units, 'unit')}
                </Text>
              </Flex>
              <StatusBadge status={order.status} />
            </Flex>
          </LinkBox>
        </Flex>
      ))}
    </Stack>
  );
}
