import { Box, Button, Dialog, Text } from '@chakra-ui/react';
import { LuPrinter } from 'react-icons/lu';
import type { OrderStatus, OrdersTable_OrderFragment } from '../../generated/graphql.ts';
import { CUT } from '../../lib/constants.ts';
import { cut, formatPrice } from '../../lib/format.ts';
import { lineSubTotal } from '../../lib/orderAmounts.ts';
import { useHashPanel } from '../../lib/useHashPanel.ts';
import { CardTable, type Column } from '../../ui/CardTable.tsx';
import { DialogContent } from '../../ui/dialogs/DialogContent.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { WeighedNote } from '../../ui/product/WeighedNote.tsx';
import { textButton } from '../../ui/textButton.ts';
import { CreditNotes } from './CreditNotes.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { isBeforePacked } from './orderStatus.ts';

type Line = OrdersTable_OrderFragment['products'][number];
const columnsOf = (status: OrderStatus): Column<Line>[] => [
  {
    title: 'Product Id',
    cell: ({ productId }) => <Box overflowWrap="anywhere">{productId}</Box>,
    minW: '7rem',
  },
  {
    title: 'Product Title',
    cell: ({ productTitle, option, weight, weighed }) => (
      <>
        <span title={productTitle}>{cut(productTitle, CUT.orderTitle)}</span>
        {option && <Text color="fg.muted">{option}</Text>}
        {weight && <Text color="fg.muted">{weight}</Text>}
        <WeighedNote weighed={weighed && !weight && isBeforePacked(status)} />
      </>
    ),
    minW: '8rem',
  },
  {
    title: 'Image',
    cell: ({ image }) => (
      <Box w="14" bg="plate" borderRadius="l1" overflow="hidden">
        <Picture image={image} sizes="56px" alt="" />
      </Box>
    ),
  },
  {
    title: 'Quantity',
    cell: ({ quantity, refundedUnits }) => (
      <>
        {quantity}
        {refundedUnits > 0 && (
          <Text color="fg.muted">
            {refundedUnits} of {quantity} refunded
          </Text>
        )}
      </>
    ),
  },
  { title: 'Price', cell: ({ price }) => formatPrice(price) },
  { title: 'SubTotal', cell: (line) => formatPrice(lineSubTotal(line)) },
];

/** A button that opens a dialog with the products of an order, as they were when bought. Going back closes it. */
export function OrderProductsDialog({ order }: { order: OrdersTable_OrderFragment }) {
  const panel = useHashPanel(`#order-${order.id}`);
  return (
    <Dialog.Root
      open={panel.open}
      onOpenChange={({ open }) => (open ? panel.show() : panel.close())}
      size="xl"
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button {...textButton}>Click here to view</Button>
      </Dialog.Trigger>
      <DialogContent title="Products">
        <Dialog.Body tabIndex={0}>
          <Box _print={{ display: 'none' }}>
            <CardTable
              from="md"
              label="Products"
              columns={columnsOf(order.status)}
              rows={order.products}
              rowKey={({ id }) => id}
            />
            <OrderTotals order={order} />
            {order.invoice && order.refunded > 0 && <CreditNotes orderId={order.id} />}
            <Button variant="outline" size="sm" mt="4" onClick={() => window.print()}>
              <LuPrinter aria-hidden />
              Print receipt
            </Button>
          </Box>
          <OrderReceipt order={order} />
        </Dialog.Body>
      </DialogContent>
    </Dialog.Root>
  );
}
