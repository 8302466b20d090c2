import { NativeSelect } from '@chakra-ui/react';
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme';
import type { ProductSort } from '../../generated/graphql.ts';
import { SORTS } from './listing.ts';
import { texts } from './texts.ts';

/** Chooses the order of a list. */
export function SortSelect({
  sort,
  own,
  onChange,
}: {
  sort: ProductSort | null;
  /** What the list's own order is called. */
  own: string;
  onChange: (sort: ProductSort | null) => void;
}) {
  return (
    <NativeSelect.Root recipe={nativeSelectSlotRecipe} w="52" maxW="full">
      <NativeSelect.Field
        borderColor="border.field"
        aria-label={texts.sortBy}
        value={sort ?? ''}
        onChange={(event) => onChange((event.target.value || null) as ProductSort | null)}
      >
        <option value="">{own}</option>
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
