import { Box, Button, CloseButton, Dialog, Portal, Table, Text } from '@chakra-ui/react';
import { Picture } from '../../components/Picture.tsx';
import type { OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { CUT } from '../../lib/constants.ts';
import { cut, rupees } from '../../lib/format.ts';
import { texts } from './texts.ts';

const COLUMNS = ['Product Id', 'Product Title', 'Image', 'Quantity', 'Price', 'SubTotal'];

/** The link to a dialog with the products of an order, as they were when bought. */
export function OrderProductsDialog({ order }: { order: OrdersTable_OrderFragment }) {
  return (
    <Dialog.Root size="xl" placement="center" scrollBehavior="inside" lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button variant="plain" size="sm" px="0" color="brand.fg" textDecoration="underline">
          {texts.view}
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>{texts.dialog}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0}>
              <Table.Root size="sm" aria-label={texts.dialog}>
                <Table.Header hideBelow="md">
                  <Table.Row bg="transparent">
                    {COLUMNS.map((title) => (
                      <Table.ColumnHeader key={title}>{title}</Table.ColumnHeader>
                    ))}
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {order.products.map((line) => (
                    <ProductRow key={line.id} line={line} />
                  ))}
                </Table.Body>
              </Table.Root>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function ProductRow({ line }: { line: OrdersTable_OrderFragment['products'][number] }) {
  const cells = [
    <Text key="id" as="span" wordBreak="break-all">
      {line.productId}
    </Text>,
    <span key="title" title={line.productTitle}>
      {cut(line.productTitle, CUT.orderTitle)}
      {line.option && ` (${line.option})`}
    </span>,
    <Box key="image" w="14" bg="plate" borderRadius="l1" p="1">
      <Picture image={line.image} sizes="56px" alt="" />
    </Box>,
    line.quantity,
    <Price key="price">{line.price}</Price>,
    <Price key="subTotal">{line.subTotal}</Price>,
  ];

  return (
    <Table.Row
      display={{ base: 'block', md: 'table-row' }}
      py={{ base: '3', md: '0' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
      bg="transparent"
    >
      {COLUMNS.map((title, index) => (
        <Table.Cell
          key={title}
          display={{ base: 'grid', md: 'table-cell' }}
          gridTemplateColumns="8rem minmax(0, 1fr)"
          borderBottomWidth={{ base: '0', md: '1px' }}
        >
          <Text as="span" hideFrom="md" color="fg.muted">
            {title}
          </Text>
          {cells[index]}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

function Price({ children }: { children: number }) {
  return (
    <Text as="span" whiteSpace="nowrap">
      {rupees(children)}
    </Text>
  );
}
