import { Box, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate, formatTime, rupees } from '../../../lib/format.ts';
import { afterRefunds, placeText, shortId } from '../orderStatus.ts';
import { Sender } from './Sender.tsx';
import type { OrderSheet } from './usePrintedOrders.ts';

interface PrintedOrderProps {
  order: OrderSheet;
  title: string;
  /** An invoice shows its number and prices, a packing slip boxes to tick. */
  isInvoice: boolean;
  /** At the top of a packing slip; an invoice has the shop of its time. */
  sender: ReactNode;
}

/** An order on one page of A4: a packing slip or an invoice. */
export const PrintedOrder = ({ order, title, isInvoice, sender }: PrintedOrderProps) => (
  <Box
    as="article"
    aria-label={`${title} ${shortId(order.id)}`}
    bg="white"
    color="black"
    padding={{ base: '4', md: '10' }}
    borderWidth="1px"
    marginBottom="6"
    _print={{ borderWidth: 0, padding: 0, margin: 0, breakAfter: 'page', _last: { breakAfter: 'auto' } }}
  >
    <Flex justify="space-between" gap="6" wrap="wrap">
      {isInvoice && order.invoice ? <Sender {...order.invoice.seller} /> : sender}
      <Box textAlign={{ md: 'end' }}>
        <Heading as="h2" size="xl">
          {title}
        </Heading>
        {isInvoice && order.invoice && (
          <>
            <Text fontWeight="bold">No. {order.invoice.number}</Text>
            <Text>{formatDate(order.invoice.date)}</Text>
          </>
        )}
        <Text>Order {shortId(order.id)}</Text>
        <Text>
          {isInvoice && 'Ordered '}
          {formatTime(order.date)}
        </Text>
        {isInvoice && <Text>Payment {order.paymentId}</Text>}
      </Box>
    </Flex>
    <Stack gap="0" marginBlock="6">
      <Text fontWeight="bold">{order.name}</Text>
      <Text>{order.address}</Text>
      <Text>{placeText(order)}</Text>
      {order.phoneNumber && <Text>Phone {order.phoneNumber}</Text>}
    </Stack>
    <LineTable order={order} hasPrices={isInvoice} />
    {isInvoice && (
      <Text marginTop="4" whiteSpace="pre-line">
        {order.invoice?.seller.invoiceText}
      </Text>
    )}
  </Box>
);

const cell = { color: 'black', borderColor: 'gray.300', paddingInline: '2', bg: 'white' };

const LineTable = ({
  order: { lines, amount, refundedAmount, discounts },
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
            {refundedUnits > 0 && (
              <Text fontWeight="semibold">
                {refundedUnits} of {quantity} refunded
              </Text>
            )}
          </Table.Cell>
          <Table.Cell {...cell} textAlign="end" whiteSpace="nowrap">
            {hasPrices ? quantity : quantity - refundedUnits}
          </Table.Cell>
          {hasPrices && (
            <>
              <Table.Cell {...cell} textAlign="end" whiteSpace="nowrap">
                {rupees(price)}
              </Table.Cell>
              <Table.Cell {...cell} textAlign="end" whiteSpace="nowrap">
                {rupees(subTotal)}
              </Table.Cell>
            </>
          )}
        </Table.Row>
      ))}
    </Table.Body>
    <Table.Footer>
      {hasPrices &&
        discounts.map(({ name, amount: saved }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
          <TotalRow key={index} label={name} value={`−${rupees(saved)}`} columns={3} />
        ))}
      <TotalRow
        label={hasPrices && refundedAmount > 0 ? 'Paid' : 'Total'}
        value={hasPrices ? rupees(amount) : sumUnits(lines)}
        columns={hasPrices ? 3 : 2}
      />
      {hasPrices && refundedAmount > 0 && (
        <>
          <TotalRow label="Refunded" value={`−${rupees(refundedAmount)}`} columns={3} />
          <TotalRow
            label="Total after refunds"
            value={rupees(afterRefunds(amount, refundedAmount))}
            columns={3}
          />
        </>
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
    <Table.Cell {...cell} textAlign="end" fontWeight="bold" whiteSpace="nowrap">
      {value}
    </Table.Cell>
  </Table.Row>
);
