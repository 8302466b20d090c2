import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { formatPrice, isoDay } from '../../lib/format.ts';
import { afterRefunds, subTotalOf } from '../../lib/orderAmounts.ts';
import { useShopInfo } from '../../lib/shopInfo.ts';
import { useQuery } from '../../lib/useQuery.ts';

const SELLER = graphql(`
  query Seller {
    shopInfo {
      address
      gstin
    }
  }
`);

/** What is printed of an order: who sold what to whom, and for how much. It is not shown on the screen. */
export function OrderReceipt({ order }: { order: OrdersTable_OrderFragment }) {
  const shop = useShopInfo();
  const { data } = useQuery(SELLER);
  const { address: sellerAddress = '', gstin = '' } = data?.shopInfo ?? {};
  const { id, date, paymentId, name, phoneNumber, products, amount, discounts, refunded } = order;
  return (
    <Box display="none" _print={{ display: 'block' }}>
      <Heading as="h2" size="2xl">
        {shop.name}: receipt
      </Heading>
      {sellerAddress && <Text whiteSpace="pre-line">{sellerAddress}</Text>}
      {gstin && <Text>GSTIN {gstin}</Text>}
      <Text mt="2">
        {isoDay(date)} · Order {id}
      </Text>
      <Text>Paid with {paymentId}</Text>
      <Text mt="4" fontWeight="bold">
        {name}
      </Text>
      <Text>{addressText(order)}</Text>
      <Text mb="4">{phoneNumber}</Text>
      {products.map(({ id: lineId, quantity, productTitle, option, weight, price, subTotal }) => (
        <Row key={lineId} value={formatPrice(subTotal)}>
          {quantity} × {productTitle}
          {option && ` (${option})`}, {formatPrice(price)} each{weight && `; ${weight}`}
        </Row>
      ))}
      {discounts.length > 0 && <Row value={formatPrice(subTotalOf(order))}>Subtotal</Row>}
      {discounts.map((discount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
        <Row key={index} value={`-${formatPrice(discount.amount)}`}>
          {discount.name}
        </Row>
      ))}
      <Row value={formatPrice(amount)} strong>
        Total
      </Row>
      {refunded > 0 && (
        <>
          <Row value={`-${formatPrice(refunded)}`}>Refunded</Row>
          <Row value={formatPrice(afterRefunds(order.amount, order.refunded))} strong>
            Total after refunds
          </Row>
        </>
      )}
    </Box>
  );
}

/** As on an envelope in India: `14 Temple Road, Flat 3, Mysuru, Karnataka 570001`. Some old orders have no city and state. */
function addressText({ address, city, state, pincode }: OrdersTable_OrderFragment): string {
  const region = [state, pincode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}

function Row({ value, strong, children }: { value: string; strong?: boolean; children: ReactNode }) {
  return (
    <Flex
      justify="space-between"
      gap="6"
      py="1.5"
      borderTopWidth="1px"
      breakInside="avoid"
      fontWeight={strong ? 'bold' : undefined}
    >
      <span>{children}</span>
      <Box as="span" whiteSpace="nowrap">
        {value}
      </Box>
    </Flex>
  );
}
