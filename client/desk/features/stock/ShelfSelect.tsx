import { useQuery } from '@apollo/client/react';
import { Field, NativeSelect } from '@chakra-ui/react';
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
      <NativeSelect.Root disabled={!data}>
        <NativeSelect.Field
          value={subCategoryId ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="" disabled>
            Choose a category
          </option>
          {data?.categories.map(({ id, name, children }) => (
            <optgroup key={id} label={name}>
              {children.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.name}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
