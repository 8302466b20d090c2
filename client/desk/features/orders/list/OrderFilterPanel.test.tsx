import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import { OrderFilterPanel } from './OrderFilterPanel.tsx';
import { countFilters, readFilters, toFilter } from './orderFilters.ts';

const NO_AMOUNT = 'This is no amount, such as 1,000';

function Panel({ query }: { query: string }) {
  const [filters, setFilters] = useState(readFilters(new URLSearchParams(query)));
  return <OrderFilterPanel filters={filters} onChange={setFilters} />;
}

async function open(query = '') {
  renderDesk(fakeShop({}).client, <Panel query={query} />, []);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return user;
}

test('amounts are read as people write them', () => {
  const filters = readFilters(new URLSearchParams({ min: 'Rs 1,000', max: '2,500.50' }));
  expect(toFilter(filters, '+05:30')).toMatchObject({ minAmount: 1000, maxAmount: 2500.5 });
  expect(toFilter({ ...filters, min: 'abc', max: '' }, '+05:30')).toMatchObject({
    minAmount: null,
    maxAmount: null,
  });
});

test('days are those of the shop, both inclusive', () => {
  const filters = readFilters(new URLSearchParams({ from: '2026-11-29', to: '2026-12-31' }));
  expect(toFilter(filters, '+05:45')).toMatchObject({
    from: '2026-11-29T00:00:00.000+05:45',
    before: '2027-01-01T00:00:00.000+05:45',
  });
});

test('says at its field that an amount cannot be read, or that none is between both', async () => {
  const user = await open();
  const [min, max] = [screen.getByLabelText(/^Amount from/), screen.getByLabelText(/^Amount to/)];
  await user.type(min, 'abc');
  expect(await screen.findByText(NO_AMOUNT)).toBeVisible();
  await waitFor(() => expect(min).toHaveAccessibleErrorMessage(NO_AMOUNT));
  expect(min).toBeInvalid();
  expect(max).toBeValid();
  await user.clear(min);
  await user.type(min, '1,000');
  await user.type(max, 'Rs 999');
  expect(await screen.findByText('This is less than the lowest amount')).toBeVisible();
  expect(max).toBeInvalid();
  expect(min).toBeValid();
});

test('says that the last day is before the first one', async () => {
  await open('from=2026-11-23&to=2026-11-22');
  await waitFor(() =>
    expect(screen.getByLabelText('To')).toHaveAccessibleErrorMessage('This is before the first day'),
  );
});

test.each([
  ['status=paid,packing&from=2026-11-23&min=10&place=Pune', 4],
  ['from=garbage&min=abc&search=rao', 0],
])('counts the filters that restrict the list: %s', (query, count) => {
  expect(countFilters(readFilters(new URLSearchParams(query)))).toBe(count);
});
