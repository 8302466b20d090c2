import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { LuPrinter } from 'react-icons/lu';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { MoveButton } from '../features/orders/order/MoveButton.tsx';
import { OrderDelivery } from '../features/orders/order/OrderDelivery.tsx';
import { OrderLines } from '../features/orders/order/OrderLines.tsx';
import { OrderNotes } from '../features/orders/order/OrderNotes.tsx';
import { OrderTimeline } from '../features/orders/order/OrderTimeline.tsx';
import { type Order, useOrder } from '../features/orders/order/useOrder.ts';
import { shortId } from '../features/orders/orderStatus.ts';
import { PdfButton } from '../features/orders/PdfButton.tsx';
import { usePackTicks } from '../features/orders/packing/usePackTicks.ts';
import { StatusBadge } from '../features/orders/StatusBadge.tsx';
import { MissingProducts } from '../features/refunds/dialog/MissingProducts.tsx';
import { OrderPayment } from '../features/refunds/payment/OrderPayment.tsx';
import { WeighLine } from '../features/refunds/weighing/WeighLine.tsx';
import { OpenStockQuestions } from '../features/stock/OpenStockQuestions.tsx';
import { RestOfStock } from '../features/stock/RestOfStock.tsx';
import { useOpenStockQuestions } from '../features/stock/useOpenStockQuestions.ts';
import { formatDate, formatTime } from '../lib/format.ts';
import { useCan } from '../lib/session/staff.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';
import { NothingHere } from '../ui/states.tsx';

/** One order. */
export function Component() {
  const { id = '' } = useParams();
  const { order, error, refetch } = useOrder(id);
  if (order) return <OrderContent key={order.id} order={order} onChanged={refetch} />;
  return (
    <>
      <PageHeader title="Order" actions={<BackButton to="/orders" label="All orders" />} />
      {order === null ? (
        <NothingHere title="There is no such order" />
      ) : (
        <QueryPending query={{ error, refetch }} failure="The order could not be read." />
      )}
    </>
  );
}

function OrderContent({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { id, status, nextStep, date, invoice, creditNotes } = order;
  const ticks = usePackTicks(order);
  const { unticked, unweighed } = ticks;
  const stockQuestions = useOpenStockQuestions(id);
  const mayAdjust = useCan('ADJUST_STOCK');
  /** Nothing of it is or was delivered. */
  const isOver = status === 'cancelled' || (status === 'refunded' && invoice === null);
  return (
    <>
      <PageHeader
        title={`Order ${shortId(id)}`}
        description={
          <Flex as="span" gap="2" align="center" wrap="wrap">
            <StatusBadge status={status} />
            {formatTime(date)}
            <Text as="span" fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
              {id}
            </Text>
            {invoice && `Invoice ${invoice.number} of ${formatDate(invoice.date)}`}
          </Flex>
        }
        actions={
          <>
            <BackButton to="/orders" label="All orders" />
            {!isOver && <PrintButton to="packing-slips" id={id} label="Packing slip" />}
            {(invoice || !isOver) && <PrintButton to="invoices" id={id} label="Invoice" />}
            {invoice && <PdfButton path={invoice.pdfPath} label="Invoice (PDF)" />}
            {creditNotes.map(({ number, pdfPath }) => (
              <PdfButton key={number} path={pdfPath} label={`Credit note ${number} (PDF)`} />
            ))}
            <MoveButton
              orderId={id}
              nextStep={nextStep}
              unticked={unticked}
              unweighed={unweighed}
              onMoved={onChanged}
              hideBelow="lg"
            />
          </>
        }
      />
      <Grid templateColumns={{ base: '1fr', xl: '3fr 2fr' }} gap="6" alignItems="start">
        <Stack gap="6" minWidth="0">
          <OrderLines
            order={order}
            ticks={ticks}
            askWeight={(line, { ordered: amount, unit }) => (
              <WeighLine orderId={id} line={line} ordered={{ amount, unit }} onWeighed={onChanged} />
            )}
          />
          <MissingProducts
            orderId={id}
            status={status}
            units={ticks.missingUnits}
            onRefunded={(itemIds) => {
              stockQuestions.ask(itemIds);
              onChanged();
            }}
            askAboutStock={(itemIds, reason) =>
              mayAdjust && (
                <RestOfStock
                  itemIds={itemIds}
                  reason={stockReason(id, reason)}
                  onAnswered={stockQuestions.answer}
                />
              )
            }
          />
          <OpenStockQuestions questions={stockQuestions} reason={`Order ${shortId(id)}`} />
          {/* Below the products, because it is pressed when they are packed. */}
          <MoveButton
            orderId={id}
            nextStep={nextStep}
            unticked={unticked}
            unweighed={unweighed}
            onMoved={onChanged}
            size="xl"
            width="full"
            hideFrom="lg"
          />
          <OrderNotes order={order} />
          <OrderPayment orderId={id} status={status} onChanged={onChanged} />
        </Stack>
        <Stack gap="6" minWidth="0">
          <OrderDelivery order={order} />
          <OrderTimeline order={order} />
        </Stack>
      </Grid>
    </>
  );
}

/** Of what is said to the shopper, which may be as long as a reason of the stock. */
const stockReason = (orderId: string, reason: string): string =>
  `Order ${shortId(orderId)}: ${reason}`.slice(0, 200);

const PrintButton = ({ to, id, label }: { to: string; id: string; label: string }) => (
  <Button asChild variant="outline">
    <RouterLink to={`/orders/${to}?ids=${id}`}>
      <LuPrinter aria-hidden />
      {label}
    </RouterLink>
  </Button>
);
