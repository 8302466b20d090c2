import { Field } from '@chakra-ui/react';
import type { ListParams } from '../../lib/lists/useListParams.ts';
import { ListFilters } from '../../ui/lists/ListFilters.tsx';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { SelectFilter } from '../../ui/lists/SelectFilter.tsx';

const views = { critical: 'Critical', unanswered: 'Not answered', hidden: 'Hidden' };
const stars = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' };

/** Which reviews are listed. */
export const ReviewFilters = ({ get, field }: ListParams) => (
  <ListFilters
    gap="4"
    count={['view', 'stars'].filter(get).length}
    search={
      <Field.Root width={{ base: 'full', md: '56' }}>
        <Field.Label>Product</Field.Label>
        <SearchInput {...field('text')} />
      </Field.Root>
    }
  >
    <SelectFilter label="Show" width="48" any="All" options={views} {...field('view')} />
    <SelectFilter label="Stars" width="32" any="Any" options={stars} {...field('stars')} />
  </ListFilters>
);
