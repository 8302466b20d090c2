import { Box, Checkbox, Flex, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { plural } from '../../../../src/lib/format.ts';
import { formatTime, rupees } from '../../../lib/format.ts';
import { shortId } from '../orderStatus.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import type { OrderRow } from './useOrderList.ts';

interface OrderCardsProps {
  orders: readonly OrderRow[];
  selection: readonly string[];
  onSelectionChange: (ids: string[]) => void;
}

/** A list of orders for narrow screens, with large targets. */
export const OrderCards = ({ orders, selection, onSelectionChange }: OrderCardsProps) => (
  <Stack as="ul" aria-label="Orders" listStyleType="none" gap="3">
    {orders.map((order) => {
      const isSelected = selection.includes(order.id);
      const others = selection.filter((id) => id !== order.id);
      return (
        <Flex as="li" key={order.id} borderWidth="1px" rounded="l2" bg="bg.panel" align="stretch">
          <Checkbox.Root
            size="lg"
            checked={isSelected}
            onCheckedChange={() => onSelectionChange(isSelected ? others : [...others, order.id])}
            aria-label={`Select the order ${shortId(order.id)}`}
            padding="4"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
          </Checkbox.Root>
          <LinkBox flex="1" paddingBlock="3" paddingEnd="4">
            <Flex justify="space-between" gap="2">
              <LinkOverlay asChild fontWeight="semibold">
                <RouterLink to={`/orders/${order.id}`}>{order.name}</RouterLink>
              </LinkOverlay>
              <Text>{rupees(order.amount)}</Text>
            </Flex>
            <Flex justify="space-between" gap="2" align="center" marginTop="1">
              <Text color="fg.muted" textStyle="sm">
                <Box as="span" fontFamily="mono">
                  {shortId(order.id)}
                </Box>
                {` · ${order.units} ${plural(order.units, 'unit')} · ${formatTime(order.date)}`}
              </Text>
              <StatusBadge status={order.status} />
            </Flex>
          </LinkBox>
        </Flex>
      );
    })}
  </Stack>
);
