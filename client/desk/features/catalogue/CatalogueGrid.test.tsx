import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { CatalogueGrid } from './CatalogueGrid.tsx';
import type { ProductRow } from './deskProduct.ts';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
afterAll(() => void vi.unstubAllGlobals());
// jsdom has no layout, and the grid renders only the rows that fit.
vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
HTMLElement.prototype.scrollTo = () => {};
HTMLElement.prototype.scrollIntoView = () => {};

const kiwi = {
  __typename: 'DeskProduct',
  ...{ id: 'kiwi', version: '1', sku: null, name: 'Kiwi', brand: '', price: 10, oldPrice: 10, stock: 5 },
  ...{ withdrawn: false, featured: false, position: 0, productWeight: [], size: [], productRam: [] },
  ...{ countries: [], description: '', image: null, images: [], related: [] },
  ...{ subCategory: { __typename: 'DeskCategory', id: 's1' }, updatedAt: '2026-11-01T00:00:00.000Z' },
} as unknown as ProductRow;

async function open() {
  const { client, callsOf } = fakeShop({
    DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }),
    UpdateProducts: () => ({ updateProducts: { __typename: 'NotAllowed', message: 'Not allowed' } }),
  });
  const nothing = () => {};
  renderDesk(
    client,
    <>
      <input aria-label="Search" />
      <CatalogueGrid
        products={[kiwi]}
        queryKey=""
        sort={null as never}
        onSort={nothing}
        onEnd={nothing}
        loadUpTo={async () => [kiwi]}
        onMoved={nothing}
      />
    </>,
    ['EDIT_CATALOGUE'],
  );
  const user = userEvent.setup();
  const name = await screen.findByRole('gridcell', { name: /Kiwi/ });
  await user.click(name);
  return { user, saves: () => callsOf('UpdateProducts').map(({ variables }) => variables.changes) };
}

const savedAs = (name: string) => [[expect.objectContaining({ id: 'kiwi', name })]];

test('Ctrl+S saves wherever the focus is, and not behind a dialog', async () => {
  const { user, saves } = await open();
  await user.keyboard('Green kiwi{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show changes' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}s{/Control}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()).toEqual([]);
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves()).toEqual(savedAs('Green kiwi')));
});

test('Ctrl+S saves the cell that is edited, too, which has the focus then', async () => {
  const { user, saves } = await open();
  await user.keyboard('Gold kiwi{Control>}s{/Control}');
  await waitFor(() => expect(saves()).toEqual(savedAs('Gold kiwi')));
  expect(screen.getByRole('gridcell', { name: /Gold kiwi/ })).toHaveFocus();
});
