import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_FILTERS } from '../listing/listing.ts';
import { FilterChips } from './FilterChips.tsx';

it.each([
  [5, '5 stars'],
  [4, '4 stars and up'],
  [1, '1 star and up'],
])('labels the filter for at least %d stars', (rating, label) => {
  const state = { ...NO_FILTERS, rating, sort: null, page: 1 };
  render(<FilterChips state={state} onChange={() => {}} />);
  expect(screen.getByRole('button')).toHaveAccessibleName(`Remove filter: ${label}`);
});
