import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeShop, renderPage } from '../../test/testShop.tsx';
import { PRODUCT_TABS, ProductTabs } from '../pages/ProductTabs.tsx';
import { BottomBar } from './BottomBar.tsx';
import { NarrowMenu } from './header/NarrowMenu.tsx';
import { SearchPanel } from './SearchPanel.tsx';

const network = vi.hoisted(() => ({ isThere: false }));

/** A module whose only component cannot be had without the network. */
const late = vi.hoisted(() => (name: string) => ({
  get [name]() {
    if (!network.isThere) throw new Error('no network');
    return ({ open }: { open: boolean }) => (open ? <p>its contents</p> : null);
  },
}));
vi.mock('./header/NarrowPanel.tsx', () => late('NarrowPanel'));
vi.mock('./SearchDialog.tsx', () => late('SearchDialog'));
vi.mock('../features/reviews/Reviews.tsx', () => late('Reviews'));

afterEach(() => {
  network.isThere = false;
  vi.restoreAllMocks();
});

const product = {
  ...{ __typename: 'Product', id: 'ghee', brand: 'Amul', catName: 'Dairy', subCatName: 'Ghee' },
  ...{ reviewCount: 2, productRam: [], productWeight: [], size: [], countInStock: 4 },
} as const;

it.each([
  { role: 'button', clicked: 'Menu', place: <NarrowMenu /> },
  {
    role: 'link',
    clicked: 'Search',
    place: (
      <>
        <BottomBar />
        <SearchPanel />
      </>
    ),
  },
  {
    role: 'tab',
    clicked: 'Reviews (2)',
    place: <ProductTabs product={product as never} description="Clarified butter" />,
  },
])(
  '$clicked: says each time that it cannot be had, and opens once it can',
  async ({ role, clicked, place }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { client } = fakeShop({});
    client.writeFragment({ fragment: PRODUCT_TABS, data: product });
    renderPage(client, '/', place);
    const click = () => userEvent.click(screen.getByRole(role, { name: clicked }));
    for (const _again of [false, true]) {
      await click();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This could not be loaded. Please try again.',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
      expect(screen.queryByRole('alert')).toBeNull();
    }
    network.isThere = true;
    await click();
    await screen.findByText('its contents');
  },
);
