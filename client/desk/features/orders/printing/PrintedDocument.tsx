import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { DocumentTables } from './DocumentTables.tsx';
import { SenderDetails } from './Sender.tsx';
import { Sheet } from './Sheet.tsx';
import type { TaxDocument } from './usePrintedOrders.ts';

/** An invoice or a credit note on one page of A4. */
export function PrintedDocument({ document }: { document: TaxDocument }) {
  const { kind, title, number, date, invoice, tables, notes, seller, buyer, tax } = document;
  const label = kind === 'creditNote' ? `${title} ${number}` : `${title} ${document.orderNumber}`;
  return (
    <Sheet label={label}>
      <Flex justify="space-between" gap="4" wrap="wrap" marginBottom="2">
        <Text fontWeight="bold" fontSize="xl">
          {seller.name}
        </Text>
        <Heading as="h2" size="xl">
          {title}
        </Heading>
      </Flex>
      <Flex
        justify="space-between"
        gap="4"
        marginBottom={{ base: '6', _print: '3' }}
        direction={{ base: 'column', sm: 'row' }}
        textStyle="sm"
        _print={{ flexDirection: 'row' }}
      >
        <SenderDetails {...seller} state={tax && seller.state} />
        <Buyer {...buyer} />
        <Box textAlign={{ sm: 'end', _print: 'end' }}>
          <Text fontWeight="bold">No. {number}</Text>
          <Text>{formatDate(date)}</Text>
          {invoice && (
            <Text>
              For invoice {invoice.number} of {formatDate(invoice.date)}
            </Text>
          )}
          <Text>Order {document.orderNumber}</Text>
          <Text>Ordered {formatTime(document.orderDate)}</Text>
          <Text>Payment {document.paymentId}</Text>
          {tax && (
            <>
              <Text>Place of supply {tax.placeOfSupply}</Text>
              <Text>Reverse charge: no</Text>
            </>
          )}
        </Box>
      </Flex>
      <DocumentTables tables={tables} />
      <Stack gap="1" textStyle={{ _print: 'sm' }}>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
          <Text key={index} whiteSpace="pre-line">
            {note}
          </Text>
        ))}
      </Stack>
    </Sheet>
  );
}

const Buyer = ({ name, addressLines, phone, gstin, businessName }: TaxDocument['buyer']) => (
  <Stack gap="0">
    {businessName && <Text fontWeight="bold">{businessName}</Text>}
    <Text fontWeight={businessName ? 'normal' : 'bold'}>{name}</Text>
    {addressLines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
    {phone && <Text>Phone {phone}</Text>}
    {gstin && <Text>GSTIN {gstin}</Text>}
  </Stack>
);
