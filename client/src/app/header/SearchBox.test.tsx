import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeShop, renderPage } from '../../../test/testShop.tsx';
import { SearchBox } from './SearchBox.tsx';

const image = { __typename: 'Image', url: '/a.webp', srcSet: null };
const suggestions = {
  __typename: 'Suggestions',
  products: [{ __typename: 'Product', id: 'p', name: 'Paneer', price: 94, images: [image] }],
  categories: [{ __typename: 'Category', id: 'c', name: 'Pantry', images: [image], parent: null }],
};

/** Renders a page with the search box and types a text. */
async function type(text: string, path = '/') {
  const shop = fakeShop({
    Suggestions: () => ({ suggestions }),
    Search: () => ({ products: { __typename: 'ProductConnection', totalCount: 0, nodes: [] } }),
  });
  const { goTo } = renderPage(shop.client, path, <SearchBox />);
  const box = await screen.findByRole('combobox', { name: 'Search for items' });
  await userEvent.type(box, text);
  return { ...shop, box, goTo };
}

const passTwoSeconds = () => act(() => vi.advanceTimersByTimeAsync(2000));

it('suggests categories, products and all results', async () => {
  const { box, callsOf } = await type('pan');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Pantry',
    'PaneerRs 94',
    'All results for “pan”',
  ]);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  // The typed text is debounced.
  expect(callsOf('Suggestions').at(-1)?.variables).toMatchObject({ text: 'pan' });
});

it('opens the suggestion that the arrow keys have selected, at once', async () => {
  const { box } = await type('pan');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Paneer');
  expect(box).toHaveAttribute('aria-activedescendant', active.id);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('at /product/p');
});

it('selects no suggestion before the first and after the last one', async () => {
  const { box } = await type('pan');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All results');
  await userEvent.keyboard('{ArrowDown}');
  expect(box).not.toHaveAttribute('aria-activedescendant');
});

it('closes on Escape and keeps the text', async () => {
  const { box } = await type('pan');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box).toHaveValue('pan');
});

it('reads the results at once and opens them after two seconds [4.search.2 4.search.3]', async () => {
  const { callsOf } = await type('pan');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(callsOf('Search')).toHaveLength(1));
  expect(screen.queryByText(/^at /)).toBeNull();
  await passTwoSeconds();
  await screen.findByText('at /search?q=pan');
});

it('continues a search that began while the page was still loading', async () => {
  const { goTo } = await type('pan', '/:anyPage');
  window.history.replaceState(null, '', '/next');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.keyboard('{Enter}');
  await goTo('/next');
  await passTwoSeconds();
  await waitFor(() => expect(window.location.search).toBe('?q=pan'));
});

it('cancels the search when the shopper opens another page', async () => {
  const { box, goTo } = await type('pan', '/:anyPage');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'true');
  await goTo('/next');
  expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'false');
  expect(box).toHaveValue('pan');
});

it('cancels the search when the shopper opens a page that is still loading', async () => {
  await type('pan');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.keyboard('{Enter}');
  window.history.replaceState(null, '', '/next');
  await passTwoSeconds();
  await waitFor(() => expect(screen.getByRole('search')).toHaveAttribute('aria-busy', 'false'));
  expect(window.location.href).toMatch(/\/next$/);
});

it('does nothing without text [5.search.1]', async () => {
  const { callsOf } = await type('  ');
  await userEvent.keyboard('{Enter}');
  expect(callsOf('Search')).toEqual([]);
  expect(callsOf('Suggestions')).toEqual([]);
});
