import { useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Input, Stack, Table, Text } from '@chakra-ui/react';
import { useDebouncedValue } from '../../../src/lib/useDebouncedValue.ts';
import type { DeskOfferInput } from '../../generated/graphql.ts';
import { rupees } from '../../lib/format.ts';
import { datesText } from './datesText.ts';
import { OFFER_PREVIEW } from './documents.ts';
import { type GoodsChoice, ProductPicker } from './ProductPicker.tsx';

const DELAY_MS = 300;
const MAX_LINES = 20;

/** A line of a sample basket. */
export interface SampleLine extends GoodsChoice {
  quantity: number;
}

/** A sample basket. Who shows the editor keeps it, also while a new offer becomes a stored one. */
export interface SampleBasket {
  basket: readonly SampleLine[];
  onBasketChange: (basket: SampleLine[]) => void;
}

interface OfferPreviewProps extends SampleBasket {
  /** Null: it is not complete yet. */
  input: DeskOfferInput | null;
}

/** What an offer takes off a sample basket. */
export function OfferPreview({ input, basket, onBasketChange }: OfferPreviewProps) {
  const current = useDebouncedValue(input, DELAY_MS);
  const lines = basket.map(({ productId, option, quantity }) => ({ productId, option, quantity }));
  const { data, previousData } = useQuery(OFFER_PREVIEW, {
    variables: { input: current as DeskOfferInput, basket: lines },
    skip: current === null || lines.length === 0,
    fetchPolicy: 'network-only',
  });
  const dates = input && datesText(input);
  const result = (data ?? previousData)?.desk?.offerPreview;
  const setQuantity = (id: string, quantity: number) =>
    onBasketChange(basket.map((line) => (line.id === id ? { ...line, quantity } : line)));
  return (
    <Stack as="section" gap="4" aria-label="Preview">
      <Heading as="h2" size="md">
        Try it on a basket
      </Heading>
      {basket.length < MAX_LINES && (
        <ProductPicker
          label="Add a product"
          choose="goods"
          onPick={(goods) => {
            if (!basket.some(({ id }) => id === goods.id))
              onBasketChange([...basket, { ...goods, quantity: 1 }]);
          }}
        />
      )}
      {basket.map(({ id, name, quantity }) => (
        <HStack key={id} wrap="wrap">
          <Input
            type="number"
            min={1}
            max={1000}
            width="20"
            aria-label={`Quantity of ${name}`}
            value={quantity}
            onChange={({ target }) => setQuantity(id, Math.max(1, Math.trunc(Number(target.value)) || 1))}
          />
          <Text flex="1">{name}</Text>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Remove ${name} from the basket`}
            onClick={() => onBasketChange(basket.filter((line) => line.id !== id))}
          >
            Remove
          </Button>
        </HStack>
      ))}
      {input === null && <Text color="fg.muted">Fill in the offer, and add products to the basket.</Text>}
      {dates && <Text>{dates}. The sample is as if it applied.</Text>}
      {input &&
        basket.length > 0 &&
        result &&
        ('lines' in result ? <Result {...result} /> : <Text>{result.message}</Text>)}
    </Stack>
  );
}

interface ResultProps {
  lines: { name: string; quantity: number; subTotal: number; discount: number }[];
  subTotal: number;
  saved: number;
  total: number;
  problem: string | null;
}

const Result = ({ lines, subTotal, saved, total, problem }: ResultProps) => (
  <Stack gap="3">
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Product</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Price</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Discount</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <Table.Row key={line.name}>
              <Table.Cell whiteSpace="normal">
                {line.quantity} × {line.name}
              </Table.Cell>
              <Table.Cell textAlign="end">{rupees(line.subTotal)}</Table.Cell>
              <Table.Cell textAlign="end">{rupees(line.discount)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
    {problem && <Text>{problem}.</Text>}
    <Text fontWeight="bold">
      {rupees(subTotal)} − {rupees(saved)} = {rupees(total)}
    </Text>
  </Stack>
);
