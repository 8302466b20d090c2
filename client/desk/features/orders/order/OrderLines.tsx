import { Box, Card, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { afterRefunds, subTotalOf } from '../../../../src/lib/orderAmounts.ts';
import { rupees } from '../../../lib/format.ts';
import { ProductLine } from '../packing/ProductLine.tsx';
import { TickRow } from '../packing/TickRow.tsx';
import type { PackTicks } from '../packing/usePackTicks.ts';
import { weightText } from '../weightText.ts';
import type { Order } from './useOrder.ts';

type Line = Order['lines'][number];
type Weight = NonNullable<Line['weight']>;

interface OrderLinesProps {
  order: Order;
  ticks: PackTicks;
  /** Asks what a line weighs that is to be weighed. */
  askWeight: (line: Line, weight: Weight) => ReactNode;
}

/** The products of an order, to be ticked off until it is packed. */
export function OrderLines({ order, ticks, askWeight }: OrderLinesProps) {
  const { lines, status } = order;
  const { isPacked, unticked, total, isTicked, toggle } = ticks;
  // Nothing of it is delivered, so its lines show what was ordered.
  const isOver = status === 'cancelled' || status === 'refunded';
  return (
    <Card.Root>
      <Card.Header>
        <Flex justify="space-between" gap="2">
          <Card.Title as="h2">Products</Card.Title>
          {!isPacked && (
            <Text color="fg.muted" aria-live="polite">
              {total - unticked} of {total} packed
            </Text>
          )}
        </Flex>
      </Card.Header>
      <Card.Body padding="0" paddingTop="4">
        {!isPacked && (
          <Text color="fg.muted" textStyle="sm" paddingInline="6" marginBottom="4">
            Ticks are a help for packing: only this browser has them.
          </Text>
        )}
        <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
          {lines.map((line) => {
            const shown = showLine(line, isOver ? line.quantity : line.quantity - line.refundedUnits);
            return !isPacked && shown.quantity > 0 ? (
              <TickRow
                key={line.id}
                {...shown}
                isTicked={isTicked(line.id)}
                onToggle={() => toggle(line.id)}
                footer={status === 'packing' && line.weight?.text === null && askWeight(line, line.weight)}
              />
            ) : (
              <Box as="li" key={line.id} padding="4" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
                <ProductLine {...shown} />
              </Box>
            );
          })}
        </Stack>
      </Card.Body>
      <Card.Footer borderTopWidth="1px" paddingTop="4" fontWeight="bold" display="block">
        <Totals {...order} />
      </Card.Footer>
    </Card.Root>
  );
}

/** A line with as many units as given. Its price is that of all units that were ordered: what was refunded is a row of the totals. */
const showLine = ({ image, title, option, quantity, refundedUnits, price, weight }: Line, units: number) => ({
  image,
  title,
  option,
  quantity: units,
  note: refundedUnits > 0 && `${refundedUnits} of ${quantity} refunded`,
  detail: [
    refundedUnits > 0 ? `${quantity} ordered, ${rupees(price)} each` : `${rupees(price)} each`,
    weight && weightText(weight),
  ]
    .filter(Boolean)
    .join(' · '),
  children: (
    <Text as="span" whiteSpace="nowrap">
      {rupees((Math.round(price * 100) * quantity) / 100)}
    </Text>
  ),
});

const Totals = ({
  amount,
  refundedAmount,
  discounts,
}: Pick<Order, 'amount' | 'refundedAmount' | 'discounts'>) => (
  <>
    {discounts.length > 0 && <TotalRow label="Subtotal" value={rupees(subTotalOf({ amount, discounts }))} />}
    {discounts.map(({ name, amount: saved }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same name
      <TotalRow key={index} label={name} value={`−${rupees(saved)}`} />
    ))}
    <PaidTotals amount={amount} refundedAmount={refundedAmount} />
  </>
);

const PaidTotals = ({ amount, refundedAmount }: Pick<Order, 'amount' | 'refundedAmount'>) =>
  refundedAmount > 0 ? (
    <>
      <TotalRow label="Paid, delivery free" value={rupees(amount)} />
      <TotalRow label="Refunded" value={`−${rupees(refundedAmount)}`} />
      <TotalRow label="Total after refunds" value={rupees(afterRefunds(amount, refundedAmount))} />
    </>
  ) : (
    <TotalRow label="Total, delivery free" value={rupees(amount)} />
  );

const TotalRow = ({ label, value }: { label: string; value: string }) => (
  <Flex justify="space-between" gap="4">
    <Text overflowWrap="anywhere">{label}</Text>
    <Text whiteSpace="nowrap">{value}</Text>
  </Flex>
);
