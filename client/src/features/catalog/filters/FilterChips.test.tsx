import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NO_FILTERS } from '../listing/listing.ts';
import { FilterChips } from './FilterChips.tsx';
import { Filters } from './Filters.tsx';

it.each([
  [5, '5 stars'],
  [4, '4 stars and up'],
  [1, '1 star and up'],
])('labels the filter for at least %d stars', (rating, label) => {
  const state = { ...NO_FILTERS, rating, sort: null, page: 1 };
  render(<FilterChips state={state} importedFrom={[]} onChange={() => {}} />);
  expect(screen.getByRole('button')).toHaveAccessibleName(`Remove filter: ${label}`);
});

it('labels the filter for imported products by the name of the country', () => {
  const state = { ...NO_FILTERS, importedFrom: 'LK', sort: null, page: 1 };
  const onChange = vi.fn();
  render(
    <FilterChips state={state} importedFrom={[{ iso2: 'LK', country: 'Sri Lanka' }]} onChange={onChange} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Imported from Sri Lanka' }));
  expect(onChange).toHaveBeenCalledWith({ importedFrom: null });
});

it('shows the filter for imported products only in lists that have some', () => {
  const state = { ...NO_FILTERS, sort: null, page: 1 };
  const onChange = vi.fn();
  const filters = (importedFrom: { iso2: string; country: string }[]) => (
    <Filters state={state} highestPrice={400} importedFrom={importedFrom} onChange={onChange} />
  );
  const { rerender } = render(filters([]));
  expect(screen.queryByLabelText('Imported from')).toBeNull();
  rerender(filters([{ iso2: 'LK', country: 'Sri Lanka' }]));
  fireEvent.change(screen.getByLabelText('Imported from'), { target: { value: 'LK' } });
  expect(onChange).toHaveBeenCalledWith({ importedFrom: 'LK' });
});
