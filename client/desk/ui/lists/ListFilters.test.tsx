import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { system } from '../../app/theme.ts';
import { ListFilters } from './ListFilters.tsx';

const show = (count: number) =>
  render(
    <ChakraProvider value={system}>
      <ListFilters gap="2" count={count} search={<input aria-label="Search" />}>
        <select aria-label="Category" />
      </ListFilters>
    </ChakraProvider>,
  );

// jsdom applies no media queries: what it shows is what a phone shows.

test('a button opens and closes the filters, while the search stays in sight', async () => {
  show(0);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Filters' });
  const filter = screen.getByLabelText('Category');
  expect(screen.getByLabelText('Search')).toBeVisible();
  expect(filter).not.toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(filter).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(filter);
  await user.keyboard('{Enter}');
  expect(filter).not.toBeVisible();
});

test('the button says how many filters are set', () => {
  show(2);
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
});
