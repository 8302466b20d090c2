import { useQuery } from '@apollo/client/react';
import { Button, Input, Stack, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import { useDebouncedValue } from '../../../src/lib/useDebouncedValue.ts';
import { ignoreEnter } from '../../lib/forms/ignoreEnter.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { OFFER_PRODUCTS } from './documents.ts';
import type { Choice } from './offerForm.ts';

/** A product, or one of its sizes. */
export interface PickedGoods extends Choice {
  productId: string;
  /** Null: a whole product, or one without options. */
  option: string | null;
}

interface ProductPickerProps {
  label: string;
  /** Whether single sizes are chosen. */
  ofVariants?: boolean;
  onPick: (goods: PickedGoods) => void;
}

const DELAY_MS = 300;

/** Finds products by their names; a press on one picks it. */
export function ProductPicker({ label, ofVariants = false, onPick }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), DELAY_MS);
  const { data } = useQuery(OFFER_PRODUCTS, { variables: { text }, skip: text === '' });
  const products = text === '' ? [] : (data?.desk?.products.nodes ?? []);
  const choices: PickedGoods[] = products.flatMap(({ id: productId, name, variants }) =>
    ofVariants
      ? variants.map(({ id, label: option }) => ({
          id,
          name: option ? `${name}, ${option}` : name,
          productId,
          option: option || null,
        }))
      : [{ id: productId, name, productId, option: null }],
  );
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
