import { Options, Select } from '../../ui/forms/Select.tsx';
import { ListFilters } from '../../ui/lists/ListFilters.tsx';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { TextFilter } from '../../ui/lists/TextFilter.tsx';
import { sortLabels } from './productQuery.ts';
import { useCategories } from './useCategories.ts';

interface ProductFiltersProps {
  params: URLSearchParams;
  onChange: (name: string, value: string) => void;
}

const states = { '': 'On sale', discounted: 'Discounted', featured: 'Featured', withdrawn: 'Withdrawn' };

/** Search, filters and sort of the list of products. They are in the page's address. */
export function ProductFilters({ params, onChange }: ProductFiltersProps) {
  const { categories } = useCategories();
  const categoryId = params.get('category') ?? '';
  const children = categories.find(({ id }) => id === categoryId)?.children ?? [];
  return (
    <ListFilters
      gap="2"
      count={['state', 'category', 'sub', 'brand', 'stock'].filter((name) => params.get(name)).length}
      search={
        <SearchInput
          aria-label="Search by name, brand, SKU or id"
          placeholder="Name, brand, SKU or id"
          width={{ base: 'full', md: '52' }}
          value={params.get('text') ?? ''}
          onChange={(text) => onChange('text', text)}
        />
      }
    >
      <Choice
        label="Shown products"
        value={params.get('state') ?? ''}
        onChange={(state) => onChange('state', state)}
      >
        <Options labels={states} />
      </Choice>
      <Choice label="Category" value={categoryId} onChange={(id) => onChange('category', id)}>
        <option value="">All categories</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {children.length > 0 && (
        <Choice label="Sub-category" value={params.get('sub') ?? ''} onChange={(id) => onChange('sub', id)}>
          <option value="">All of it</option>
          {children.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <TextFilter
        aria-label="Brand"
        placeholder="Brand"
        type="search"
        maxLength={200}
        width="24"
        flexGrow={{ base: '1', md: '0' }}
        value={params.get('brand') ?? ''}
        onChange={(brand) => onChange('brand', brand)}
      />
      <TextFilter
        aria-label="Stock at most"
        placeholder="Stock at most"
        type="number"
        min={0}
        width="32"
        flexGrow={{ base: '1', md: '0' }}
        value={params.get('stock') ?? ''}
        onChange={(stock) => onChange('stock', stock)}
      />
      <Choice label="Sort" value={params.get('sort') ?? ''} onChange={(sort) => onChange('sort', sort)}>
        <Options labels={sortLabels} />
      </Choice>
    </ListFilters>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: React.ReactNode;
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Select
    frame={{ size: 'sm', width: 'auto', flexGrow: { base: '1', md: '0' } }}
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {children}
  </Select>
);
