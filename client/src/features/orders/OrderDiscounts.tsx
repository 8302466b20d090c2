import { Box, Text } from '@chakra-ui/react';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { toPaise } from '../../lib/cartTotal.ts';
import { formatPrice } from '../../lib/format.ts';

/** What offers took off an order; nothing without any. */
export function OrderDiscounts({ order }: { order: OrdersTable_OrderFragment }) {
  const { discounts, amount } = order;
  if (discounts.length === 0) return null;
  const saved = discounts.reduce((sum, discount) => sum + toPaise(discount.amount), 0) / 100;
  return (
    <Box mt="4">
      {discounts.map((discount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
        <Text key={index}>
          {discount.name}: -{formatPrice(discount.amount)}
        </Text>
      ))}
      <Text fontWeight="bold">Total: {formatPrice(amount)}</Text>
      <Text color="brand.fg">You saved {formatPrice(saved)}</Text>
    </Box>
  );
}
