import { useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useCan } from '../../lib/session/staff.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { PRODUCT_STOCK } from './documents.ts';
import { type CountEntry, entryError, toAdjustments } from './shelfCount.ts';
import { useAdjustStock } from './useAdjustStock.ts';

interface RestOfStockProps {
  /** Products of which a unit was missing. */
  productIds: readonly string[];
  /** Stands in the stock's history. */
  reason: string;
  /** Called with each product of which the question is answered, or of which no unit is on sale. */
  onAnswered: (productId: string) => void;
}

/** Asks what became of the other units of products of which one was missing: they are on sale until somebody says so. */
export function RestOfStock({ productIds, ...props }: RestOfStockProps) {
  const mayAdjust = useCan('ADJUST_STOCK');
  if (!mayAdjust || productIds.length === 0) return null;
  return (
    <Stack gap="4" marginTop="5">
      <Heading as="h3" size="md">
        What about the rest of the stock?
      </Heading>
      {productIds.map((id) => (
        <RestOfProduct key={id} productId={id} {...props} />
      ))}
    </Stack>
  );
}

interface RestOfProductProps extends Omit<RestOfStockProps, 'productIds'> {
  productId: string;
}

function RestOfProduct({ productId, reason, onAnswered }: RestOfProductProps) {
  const { data, error, refetch } = useQuery(PRODUCT_STOCK, {
    variables: { productId },
    // The refund has just changed what waits to be packed.
    fetchPolicy: 'network-only',
  });
  const { adjustStock, busy } = useAdjustStock();
  const [isCounting, setCounting] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [text, setText] = useState('');
  const product = data?.desk?.stockMovements.nodes[0]?.product;
  const isSettled = answer !== null || product?.available === 0;
  useEffect(() => {
    if (isSettled) onAnswered(productId);
  }, [isSettled, onAnswered, productId]);
  if (!product) return <QueryPending query={{ error, refetch }} failure="The stock could not be read." />;
  const { name, onHand, available, reserved, toPack } = product;
  const entry: CountEntry = { text, onHand, toPack };

  async function save(counted: CountEntry, done: string): Promise<void> {
    const { isDone, refusals } = await adjustStock(toAdjustments({ [productId]: counted }, reason));
    if (isDone) setAnswer(done);
    else if (refusals.length > 0) void refetch();
  }
  const count = (event: FormEvent) => {
    event.preventDefault();
    void save(entry, `Counted: ${text.trim()}.`);
  };
  // What shoppers who are paying have reserved cannot be taken away.
  const setToNone = () =>
    save({ ...entry, text: String(reserved + toPack) }, 'It is not on sale any more, until units come in.');

  return (
    <section aria-label={name}>
      <Text fontWeight="semibold">{name}</Text>
      <Text color="fg.muted" textStyle="sm" role="status">
        {answer ?? unitsOnSale(available, reserved)}
      </Text>
      {!isSettled && (
        <HStack wrap="wrap" marginTop="2">
          {/* The answer that cannot be wrong: its form has the filled button once it is open. */}
          <Button
            variant={isCounting ? 'outline' : 'solid'}
            aria-expanded={isCounting}
            onClick={() => setCounting(!isCounting)}
          >
            Count now
          </Button>
          <Button variant="outline" loading={busy && !isCounting} onClick={() => void setToNone()}>
            Set to 0
          </Button>
          <Button variant="outline" onClick={() => setAnswer(`${available} stay on sale.`)}>
            Leave
          </Button>
        </HStack>
      )}
      {answer === null && isCounting && (
        <HStack asChild align="end" marginTop="3">
          <form onSubmit={count}>
            <FormField
              label="Units on the shelf"
              help={toPack > 0 && `With the ${toPack} sold that wait to be packed`}
              error={entryError(entry) ?? undefined}
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                autoFocus
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </FormField>
            <Button
              type="submit"
              loading={busy}
              disabled={text.trim() === '' || entryError(entry) !== null}
              alignSelf="start"
              marginTop="6.5"
            >
              Save
            </Button>
          </form>
        </HStack>
      )}
    </section>
  );
}

function unitsOnSale(available: number, reserved: number): string {
  const onSale = available === 0 ? 'No unit of it is on sale.' : `Still on sale: ${available}.`;
  return reserved > 0 ? `${onSale} Reserved by shoppers who are paying: ${reserved}.` : onSale;
}
