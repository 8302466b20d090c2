import { useQuery } from '@apollo/client/react';
import { Field } from '@chakra-ui/react';
import { CategoryOptions } from '../../ui/forms/CategoryOptions.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { SHELVES } from './documents.ts';

interface ShelfSelectProps {
  subCategoryId: string | null;
  onChoose: (subCategoryId: string) => void;
}

/** Chooses a sub-category. */
export function ShelfSelect({ subCategoryId, onChoose }: ShelfSelectProps) {
  const { data } = useQuery(SHELVES);
  return (
    <Field.Root width={{ base: 'full', md: 'xs' }}>
      <Field.Label>Shelf</Field.Label>
      <Select
        frame={{ disabled: !data }}
        value={subCategoryId ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="" disabled>
          Choose a category
        </option>
        <CategoryOptions categories={data?.categories ?? []} />
      </Select>
    </Field.Root>
  );
}
