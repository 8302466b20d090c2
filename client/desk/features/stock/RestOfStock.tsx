import { useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { DeskProductStockQuery } from '../../generated/graphql.ts';
import { useCan } from '../../lib/session/staff.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { PRODUCT_STOCK } from './documents.ts';
import { type CountEntry, entryError, toAdjustments } from './shelfCount.ts';
import { inLargeUnit, unitName } from './units.ts';
import { useAdjustStock } from './useAdjustStock.ts';

interface RestOfStockProps {
  /** Inventory items of which a unit was missing. */
  itemIds: readonly string[];
  /** Stands in the stock's history. */
  reason: string;
  /** Called with each item of which the question is answered, or of which no unit is on sale. */
  onAnswered: (itemId: string) => void;
}

/** Asks what became of the other units of inventory items of which one was missing: they are on sale until somebody says so. */
export function RestOfStock({ itemIds, ...props }: RestOfStockProps) {
  const mayAdjust = useCan('ADJUST_STOCK');
  if (!mayAdjust || itemIds.length === 0) return null;
  return (
    <Stack gap="4" marginTop="5">
      <Heading as="h3" size="md">
        What about the rest of the stock?
      </Heading>
      {itemIds.map((id) => (
        <RestOfItem key={id} itemId={id} {...props} />
      ))}
    </Stack>
  );
}

type Item = NonNullable<DeskProductStockQuery['desk']>['stockMovements']['nodes'][number]['product'];

interface RestOfItemProps extends Omit<RestOfStockProps, 'itemIds'> {
  itemId: string;
}

function RestOfItem({ itemId, reason, onAnswered }: RestOfItemProps) {
  const { data, error, refetch } = useQuery(PRODUCT_STOCK, {
    variables: { productId: itemId },
    // The refund has just changed what waits to be packed.
    fetchPolicy: 'network-only',
  });
  const { adjustStock, busy } = useAdjustStock();
  const [isCounting, setCounting] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [text, setText] = useState('');
  const item = data?.desk?.stockMovements.nodes[0]?.product;
  const isSettled = answer !== null || item?.available === 0;
  useEffect(() => {
    if (isSettled) onAnswered(itemId);
  }, [isSettled, onAnswered, itemId]);
  if (!item) return <QueryPending query={{ error, refetch }} failure="The stock could not be read." />;
  const { name, countedIn, onHand, available, reserved, toPack } = item;
  const format = (units: number) => formatUnits(units, countedIn);
  const entry: CountEntry = { text, onHand, toPack };

  async function save(counted: CountEntry, done: string): Promise<void> {
    const { isDone, refusals } = await adjustStock(toAdjustments({ [itemId]: counted }, reason));
    if (isDone) setAnswer(done);
    else if (refusals.length > 0) void refetch();
  }
  const count = (event: FormEvent) => {
    event.preventDefault();
    void save(entry, `Counted: ${format(Number(text))}.`);
  };
  // What shoppers who are paying have reserved cannot be taken away.
  const setToNone = () =>
    save({ ...entry, text: String(reserved + toPack) }, 'It is not on sale any more, until units come in.');

  return (
    <section aria-label={name}>
      <Text fontWeight="semibold">{name}</Text>
      <Text color="fg.muted" textStyle="sm" role="status">
        {answer ?? unitsOnSale(item)}
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
          <Button variant="outline" onClick={() => setAnswer(`${format(available)} stay on sale.`)}>
            Leave
          </Button>
        </HStack>
      )}
      {answer === null && isCounting && (
        <HStack asChild align="end" marginTop="3">
          <form onSubmit={count}>
            <FormField
              label={
                countedIn === 'PIECE' ? 'Units on the shelf' : `Units on the shelf (${unitName(countedIn)})`
              }
              help={[
                inLargeUnit(text, countedIn),
                toPack > 0 && `With the ${format(toPack)} sold that wait to be packed`,
              ]
                .filter(Boolean)
                .join('. ')}
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

function unitsOnSale({ available, reserved, countedIn }: Item): string {
  const onSale =
    available === 0 ? 'No unit of it is on sale.' : `Still on sale: ${formatUnits(available, countedIn)}.`;
  const paying = formatUnits(reserved, countedIn);
  return reserved > 0 ? `${onSale} Reserved by shoppers who are paying: ${paying}.` : onSale;
}
