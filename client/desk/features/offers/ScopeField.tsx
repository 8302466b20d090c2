import { useQuery } from '@apollo/client/react';
import { Button, Stack, Wrap } from '@chakra-ui/react';
import { LuX } from 'react-icons/lu';
import { CategoryOptions } from '../../ui/forms/CategoryOptions.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { OFFER_CATEGORIES } from './documents.ts';
import type { Choice, OfferForm } from './offerForm.ts';
import { ProductPicker } from './ProductPicker.tsx';

interface ScopeFieldProps {
  scope: Exclude<OfferForm['scope'], 'ALL'>;
  choices: Choice[];
  error?: string | undefined;
  onChange: (choices: Choice[]) => void;
}

/** Chooses the categories, products or sizes that an offer is for. */
export function ScopeField({ scope, choices, error, onChange }: ScopeFieldProps) {
  const { data } = useQuery(OFFER_CATEGORIES, { skip: scope !== 'CATEGORIES' });
  const categories = data?.desk?.categories ?? [];
  const all = categories.flatMap((category) => [category, ...category.children]);
  const add = (choice: Choice | undefined) => {
    if (choice && !choices.some(({ id }) => id === choice.id)) onChange([...choices, choice]);
  };
  return (
    <Stack gap="2">
      {scope === 'CATEGORIES' ? (
        <FormField label="Add a category" error={error}>
          <Select
            key={categories.length}
            value=""
            onChange={({ target }) => {
              const category = all.find(({ id }) => id === target.value);
              add(category && { id: category.id, name: category.name });
            }}
          >
            <option value="">Please choose</option>
            <CategoryOptions categories={categories} withWhole />
          </Select>
        </FormField>
      ) : (
        <FormField label="What it is for" error={error}>
          <ProductPicker
            key={scope}
            label="Find a product"
            choose={scope === 'VARIANTS' ? 'sizes' : 'products'}
            onPick={add}
          />
        </FormField>
      )}
      <Wrap>
        {choices.map(({ id, name }) => (
          <Button
            key={id}
            size="sm"
            variant="subtle"
            aria-label={`Remove ${name}`}
            onClick={() => onChange(choices.filter((choice) => choice.id !== id))}
          >
            {name}
            <LuX aria-hidden />
          </Button>
        ))}
      </Wrap>
    </Stack>
  );
}
