import { Field } from '@chakra-ui/react';
import { Select } from '../../ui/forms/Select.tsx';
import { ListFilters } from '../../ui/lists/ListFilters.tsx';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';

/** The names of the filters in the address of the page. */
export type ReviewFilterName = 'view' | 'stars' | 'text';

interface ReviewFiltersProps {
  values: Record<ReviewFilterName, string>;
  onChange: (name: ReviewFilterName, value: string) => void;
}

const views = {
  '': 'All',
  critical: 'Critical',
  unanswered: 'Not answered',
  hidden: 'Hidden',
};

/** Which reviews are listed. */
export function ReviewFilters({ values, onChange }: ReviewFiltersProps) {
  return (
    <ListFilters
      gap="4"
      count={[values.view, values.stars].filter(Boolean).length}
      search={
        <Field.Root width={{ base: 'full', md: '56' }}>
          <Field.Label>Product</Field.Label>
          <SearchInput value={values.text} onChange={(text) => onChange('text', text)} />
        </Field.Root>
      }
    >
      <Field.Root width={{ base: 'full', md: '48' }}>
        <Field.Label>Show</Field.Label>
        <Select
          frame={{ size: 'sm' }}
          value={values.view}
          onChange={(event) => onChange('view', event.target.value)}
        >
          {Object.entries(views).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field.Root>
      <Field.Root width={{ base: 'full', md: '32' }}>
        <Field.Label>Stars</Field.Label>
        <Select
          frame={{ size: 'sm' }}
          value={values.stars}
          onChange={(event) => onChange('stars', event.target.value)}
        >
          <option value="">Any</option>
          {[1, 2, 3, 4, 5].map((stars) => (
            <option key={stars}>{stars}</option>
          ))}
        </Select>
      </Field.Root>
    </ListFilters>
  );
}
