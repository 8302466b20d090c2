import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { fakeShop, renderPage } from '../../test/testShop.tsx';
import { whenIdle } from '../lib/page/idle.ts';
import { PRODUCT_TABS, ProductTabs } from '../pages/ProductTabs.tsx';
import { BottomBar } from './BottomBar.tsx';
import { NarrowMenu } from './header/NarrowMenu.tsx';
import { SearchPanel } from './SearchPanel.tsx';

const network = vi.hoisted(() => ({ isOnline: false }));

/** A module whose component cannot be loaded while the network is offline. */
const lazyModule = vi.hoisted(() => (name: string) => ({
  get [name]() {
    if (!network.isOnline) throw new Error('no network');
    return ({ open }: { open: boolean }) => (open ? <p>its contents</p> : null);
  },
}));
vi.mock('./header/NarrowPanel.tsx', () => lazyModule('NarrowPanel'));
vi.mock('./SearchDialog.tsx', () => lazyModule('SearchDialog'));
vi.mock('../features/reviews/Reviews.tsx', () => lazyModule('Reviews'));

// The code is loaded once the page is idle. That has to fail, too, and not to happen in the middle of a test that is online.
beforeAll(async () => {
  await whenIdle();
  await vi.dynamicImportSettled();
});
afterEach(() => {
  network.isOnline = false;
  vi.restoreAllMocks();
});

const product = {
  ...{ __typename: 'Product', id: 'ghee', brand: 'Amul', catName: 'Dairy', subCatName: 'Ghee' },
  ...{ reviewCount: 2, productRam: [], productWeight: [], size: [], countInStock: 4, countryOfOrigin: null },
} as const;

it.each([
  { role: 'button', name: 'Menu', element: <NarrowMenu /> },
  {
    role: 'link',
    name: 'Search',
    element: (
      <>
        <BottomBar />
        <SearchPanel />
      </>
    ),
  },
  {
    role: 'tab',
    name: 'Reviews (2)',
    element: <ProductTabs product={product as never} variant={undefined} description="Clarified butter" />,
  },
])(
  '$name: reports each failure to load, and opens once the code can be loaded',
  async ({ role, name, element }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { client } = fakeShop({});
    client.writeFragment({ fragment: PRODUCT_TABS, data: product });
    renderPage(client, '/', element);
    const click = () => userEvent.click(screen.getByRole(role, { name }));
    for (const _again of [false, true]) {
      await click();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This could not be loaded. Please try again.',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
      expect(screen.queryByRole('alert')).toBeNull();
    }
    network.isOnline = true;
    await click();
    await screen.findByText('its contents');
  },
);
