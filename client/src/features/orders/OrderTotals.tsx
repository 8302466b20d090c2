import { Box, Text } from '@chakra-ui/react';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { formatPrice } from '../../lib/format.ts';
import { afterRefunds, savedOf, subTotalOf } from '../../lib/orderAmounts.ts';

/** How the lines of an order with discounts or refunds add up to what was paid in the end; nothing without any. */
export function OrderTotals({ order }: { order: OrdersTable_OrderFragment }) {
  const { discounts, amount, refunded } = order;
  const isDiscounted = discounts.length > 0;
  if (!isDiscounted && refunded === 0) return null;
  return (
    <Box mt="4">
      {isDiscounted && <Text>Subtotal: {formatPrice(subTotalOf(order))}</Text>}
      {discounts.map((discount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
        <Text key={index}>
          {discount.name}: -{formatPrice(discount.amount)}
        </Text>
      ))}
      <Text fontWeight="bold">Total: {formatPrice(amount)}</Text>
      {refunded > 0 && (
        <>
          <Text>Refunded: -{formatPrice(refunded)}</Text>
          <Text fontWeight="bold">
            Total after refunds: {formatPrice(afterRefunds(order.amount, order.refunded))}
          </Text>
        </>
      )}
      {isDiscounted && <Text color="brand.fg">You saved {formatPrice(savedOf(order))}</Text>}
    </Box>
  );
}
