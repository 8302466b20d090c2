import { useQuery } from '@apollo/client/react';
import { Button, Input, Stack, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import { useDebouncedValue } from '../../../src/lib/useDebouncedValue.ts';
import { ignoreEnter } from '../../lib/forms/ignoreEnter.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { OFFER_PRODUCTS } from './documents.ts';
import type { Choice } from './offerForm.ts';

/** A product, or one of its sizes. */
export interface GoodsChoice extends Choice {
  productId: string;
  /** Null: a whole product, or one without sizes. */
  option: string | null;
}

interface ProductPickerProps {
  label: string;
  /** Whole products, their sizes alone, or what can be bought: sizes, and products without sizes. */
  choose: 'products' | 'sizes' | 'goods';
  onPick: (goods: GoodsChoice) => void;
}

const DELAY_MS = 300;

interface FoundProduct {
  id: string;
  name: string;
  variants: readonly { id: string; label: string }[];
}

function choicesOf(
  { id: productId, name, variants }: FoundProduct,
  choose: ProductPickerProps['choose'],
): GoodsChoice[] {
  if (choose === 'products' || (choose === 'goods' && variants.length === 0))
    return [{ id: productId, name, productId, option: null }];
  return variants.map(({ id, label }) => ({
    id,
    name: label ? `${name}, ${label}` : name,
    productId,
    option: label || null,
  }));
}

/** Finds products by their names; a press on one picks it. */
export function ProductPicker({ label, choose, onPick }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), DELAY_MS);
  const { data } = useQuery(OFFER_PRODUCTS, { variables: { text }, skip: text === '' });
  const products = text === '' ? [] : (data?.desk?.products.nodes ?? []);
  const choices = products.flatMap((product) => choicesOf(product, choose));
  return (
    <Stack gap="2">
      <FormField label={label}>
        <Input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={ignoreEnter}
        />
      </FormField>
      {choices.length > 0 && (
        <Wrap>
          {choices.map((choice) => (
            <Button
              key={choice.id}
              size="sm"
              variant="outline"
              whiteSpace="normal"
              height="auto"
              paddingBlock="1.5"
              onClick={() => {
                onPick(choice);
                setTyped('');
              }}
            >
              Add {choice.name}
            </Button>
          ))}
        </Wrap>
      )}
    </Stack>
  );
}
