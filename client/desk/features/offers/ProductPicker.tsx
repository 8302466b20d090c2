import { useQuery } from '@apollo/client/react';
import { Button, Input, Stack, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import { useDebouncedValue } from '../../../src/lib/useDebouncedValue.ts';
import { ignoreEnter } from '../../lib/forms/ignoreEnter.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { OFFER_PRODUCTS } from './documents.ts';
import type { Choice } from './offerForm.ts';

interface ProductPickerProps {
  label: string;
  /** Whether single sizes are chosen. */
  ofVariants?: boolean;
  onPick: (choice: Choice) => void;
}

const DELAY_MS = 300;

/** Finds products by their names; a press on one picks it. */
export function ProductPicker({ label, ofVariants = false, onPick }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), DELAY_MS);
  const { data } = useQuery(OFFER_PRODUCTS, { variables: { text }, skip: text === '' });
  const products = text === '' ? [] : (data?.desk?.products.nodes ?? []);
  const choices: Choice[] = products.flatMap(({ id, name, variants }) =>
    ofVariants
      ? variants.map((variant) => ({ id: variant.id, name: `${name}, ${variant.label}` }))
      : [{ id, name }],
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
