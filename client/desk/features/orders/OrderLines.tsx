import { Card, Flex, Stack, Text } from '@chakra-ui/react';
import { rupees } from '../../../src/lib/format.ts';
import { TickRow } from './TickRow.tsx';
import type { Order } from './useOrder.ts';
import { useTicks } from './useTicks.ts';

/** The products of an order, to be ticked off while it is packed. */
export function OrderLines({ order: { id, lines, amount } }: { order: Order }) {
  const { isTicked, toggle, countTicked } = useTicks(`order.${id}`);
  const ticked = countTicked(lines.map((line) => line.id));
  return (
    <Card.Root>
      <Card.Header>
        <Flex justify="space-between" gap="2">
          <Card.Title as="h2">Products</Card.Title>
          <Text color="fg.muted" aria-live="polite">
            {ticked} of {lines.length} packed
          </Text>
        </Flex>
      </Card.Header>
      <Card.Body padding="0" paddingTop="4">
        <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
          {lines.map((line) => (
            <TickRow
              key={line.id}
              {...line}
              detail={`${rupees(line.price)} each`}
              isTicked={isTicked(line.id)}
              onToggle={() => toggle(line.id)}
            >
              <Text as="span" whiteSpace="nowrap">
                {rupees(line.subTotal)}
              </Text>
            </TickRow>
          ))}
        </Stack>
      </Card.Body>
      <Card.Footer justifyContent="space-between" borderTopWidth="1px" paddingTop="4" fontWeight="bold">
        <Text>Total, delivery free</Text>
        <Text>{rupees(amount)}</Text>
      </Card.Footer>
    </Card.Root>
  );
}
