import { Box, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { formatTime } from '../../../lib/format.ts';
import { placeText, shortId } from '../orderStatus.ts';
import { weightText } from '../weightText.ts';
import { PresentSender } from './Sender.tsx';
import { cell, Sheet } from './Sheet.tsx';
import type { OrderSheet } from './usePrintedOrders.ts';

/** What goes into the parcel of an order, with boxes to tick. */
export const PackingSlip = ({ order }: { order: OrderSheet }) => (
  <Sheet label={`Packing slip ${shortId(order.id)}`}>
    <Flex justify="space-between" gap="6" wrap="wrap">
      <PresentSender />
      <Box textAlign={{ md: 'end' }}>
        <Heading as="h2" size="xl">
          Packing slip
        </Heading>
        <Text>Order {shortId(order.id)}</Text>
        <Text>{formatTime(order.date)}</Text>
      </Box>
    </Flex>
    <Stack gap="0" marginBlock="6">
      <Text fontWeight="bold">{order.name}</Text>
      <Text>{order.address}</Text>
      <Text>{placeText(order)}</Text>
      {order.phoneNumber && <Text>Phone {order.phoneNumber}</Text>}
    </Stack>
    <LineTable lines={order.lines} />
  </Sheet>
);

const LineTable = ({ lines }: Pick<OrderSheet, 'lines'>) => (
  <Table.Root size="sm" aria-label="Products">
    <Table.Header>
      <Table.Row bg="white">
        <Table.ColumnHeader {...cell}>Packed</Table.ColumnHeader>
        <Table.ColumnHeader {...cell}>Product</Table.ColumnHeader>
        <Table.ColumnHeader {...cell} textAlign="end">
          Units
        </Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {lines.map(({ id, title, option, quantity, refundedUnits, weight }) => (
        <Table.Row key={id} bg="white" breakInside="avoid">
          <Table.Cell {...cell}>
            <Box boxSize="4" borderWidth="1px" borderColor="black" />
          </Table.Cell>
          <Table.Cell {...cell}>
            {title}
            {option && ` (${option})`}
            {weight && <Text>{weightText(weight)}</Text>}
            {refundedUnits > 0 && (
              <Text fontWeight="semibold">
                {refundedUnits} of {quantity} refunded
              </Text>
            )}
          </Table.Cell>
          <Table.Cell {...cell} textAlign="end" whiteSpace="nowrap">
            {quantity - refundedUnits}
          </Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
    <Table.Footer>
      <Table.Row bg="white">
        <Table.Cell {...cell} colSpan={2} fontWeight="bold">
          Total
        </Table.Cell>
        <Table.Cell {...cell} textAlign="end" fontWeight="bold" whiteSpace="nowrap">
          {sumUnits(lines)}
        </Table.Cell>
      </Table.Row>
    </Table.Footer>
  </Table.Root>
);

/** Units in the parcel. */
const sumUnits = (lines: OrderSheet['lines']): number =>
  lines.reduce((sum, { quantity, refundedUnits }) => sum + quantity - refundedUnits, 0);
