import { Box, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inr } from '../../../src/lib/format.ts';
import { formatTime } from '../../lib/format.ts';
import { placeText } from './orderStatus.ts';
import type { OrderSheet } from './usePrintedOrders.ts';

interface PrintedOrderProps {
  order: OrderSheet;
  title: string;
  /** An invoice shows prices, a packing slip boxes to tick. */
  hasPrices: boolean;
  /** Above the address, such as the shop's own. */
  sender: ReactNode;
}

/** An order on one page of A4: a packing slip or an invoice. */
export const PrintedOrder = ({ order, title, hasPrices, sender }: PrintedOrderProps) => (
  <Box
    as="article"
    aria-label={`${title} ${order.id}`}
    bg="white"
    color="black"
    padding={{ base: '4', md: '10' }}
    borderWidth="1px"
    marginBottom="6"
    _print={{ borderWidth: 0, padding: 0, margin: 0, breakAfter: 'page', _last: { breakAfter: 'auto' } }}
  >
    <Flex justify="space-between" gap="6" wrap="wrap">
      {sender}
      <Box textAlign={{ md: 'end' }}>
        <Heading as="h2" size="xl">
          {title}
        </Heading>
        <Text overflowWrap="anywhere">No. {order.id}</Text>
        <Text>{formatTime(order.date)}</Text>
        {hasPrices && <Text>Payment {order.paymentId}</Text>}
      </Box>
    </Flex>
    <Stack gap="0" marginBlock="6">
      <Text fontWeight="bold">{order.name}</Text>
      <Text>{order.address}</Text>
      <Text>{placeText(order)}</Text>
      <Text>Phone {order.phoneNumber}</Text>
    </Stack>
    <LineTable order={order} hasPrices={hasPrices} />
  </Box>
);

const cell = { color: 'black', borderColor: 'gray.300', paddingInline: '2', bg: 'white' };

const LineTable = ({
  order: { lines, amount, refundedAmount },
  hasPrices,
}: {
  order: OrderSheet;
  hasPrices: boolean;
}) => (
  <Table.Root size="sm" aria-label="Products">
    <Table.Header>
      <Table.Row bg="white">
        {!hasPrices && <Table.ColumnHeader {...cell}>Packed</Table.ColumnHeader>}
        <Table.ColumnHeader {...cell}>Product</Table.ColumnHeader>
        <Table.ColumnHeader {...cell} textAlign="end">
          Units
        </Table.ColumnHeader>
        {hasPrices && (
          <>
            <Table.ColumnHeader {...cell} textAlign="end">
              Price
            </Table.ColumnHeader>
            <Table.ColumnHeader {...cell} textAlign="end">
              Amount
            </Table.ColumnHeader>
          </>
        )}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {lines.map(({ id, title, option, quantity, refundedUnits, price, subTotal }) => (
        <Table.Row key={id} bg="white" breakInside="avoid">
          {!hasPrices && (
            <Table.Cell {...cell}>
              <Box boxSize="4" borderWidth="1px" borderColor="black" />
            </Table.Cell>
          )}
          <Table.Cell {...cell}>
            {title}
            {option && ` (${option})`}
            {!hasPrices && refundedUnits > 0 && `, ${refundedUnits} refunded`}
          </Table.Cell>
          <Table.Cell {...cell} textAlign="end">
            {hasPrices ? quantity : quantity - refundedUnits}
          </Table.Cell>
          {hasPrices && (
            <>
              <Table.Cell {...cell} textAlign="end">
                {inr(price)}
              </Table.Cell>
              <Table.Cell {...cell} textAlign="end">
                {inr(subTotal)}
              </Table.Cell>
            </>
          )}
        </Table.Row>
      ))}
    </Table.Body>
    <Table.Footer>
      <TotalRow label="Total" value={hasPrices ? inr(amount) : sumUnits(lines)} columns={hasPrices ? 3 : 2} />
      {hasPrices && refundedAmount > 0 && (
        <TotalRow label="Refunded" value={`−${inr(refundedAmount)}`} columns={3} />
      )}
    </Table.Footer>
  </Table.Root>
);

/** Units in the parcel. */
const sumUnits = (lines: OrderSheet['lines']): number =>
  lines.reduce((sum, { quantity, refundedUnits }) => sum + quantity - refundedUnits, 0);

const TotalRow = ({ label, value, columns }: { label: string; value: ReactNode; columns: number }) => (
  <Table.Row bg="white">
    <Table.Cell {...cell} colSpan={columns} fontWeight="bold">
      {label}
    </Table.Cell>
    <Table.Cell {...cell} textAlign="end" fontWeight="bold">
      {value}
    </Table.Cell>
  </Table.Row>
);
