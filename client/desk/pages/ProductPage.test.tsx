import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as ProductPage } from './ProductPage.tsx';

const loose = {
  ...{ __typename: 'DeskInventoryItem', id: 'loose', code: null, name: 'Bananas, loose' },
  ...{ countedIn: 'G', available: 9000 },
};
const variant = (id: string, inventoryItem: object | null) => ({
  ...{ __typename: 'DeskVariant', id, label: id, price: 26, oldPrice: 26, sku: null, gtin: null },
  ...{ amount: null, unit: null, picture: null, paused: false, weighed: false, requiredQuantity: 1 },
  ...{ chargedPrices: [], inventoryItem },
});
const bananas = {
  ...{ __typename: 'DeskProduct', id: 'bananas', version: '1', sku: null, name: 'Bananas', brand: 'Own' },
  ...{ price: 26, oldPrice: 26, stock: 0, withdrawn: false, featured: false, position: 0 },
  ...{ productWeight: ['500 g', '1 kg'], size: [], productRam: [], countries: [], countryOfOrigin: null },
  ...{ hsn: '', gst: '', contents: null, chargedPrices: [], description: '', thumbnail: null, images: [] },
  ...{ related: [], subCategoryId: 's1', updatedAt: '2026-11-01T00:00:00.000Z' },
};
const ownItem = {
  ...{ __typename: 'DeskStockedProduct', id: 'bananas', name: 'Bananas', countedIn: 'PIECE', available: 7 },
  ...{ reserved: 0, onHand: 7, toPack: 0, lowStockThreshold: 5, hasOwnThreshold: false },
};
const movements = (nodes: object[]) => ({
  desk: {
    __typename: 'Desk',
    stockMovements: {
      ...{ __typename: 'DeskStockMovementConnection', nodes },
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

/** Opens the page of bananas whose sizes draw on these inventory items. @returns what it says of the stock */
async function open(items: (object | null)[], ownUnits = 0) {
  const variants = ['500 g', '1 kg'].map((label, at) => variant(label, items[at] ?? null));
  const { client } = fakeShop(
    {
      DeskProductPage: () => ({
        desk: { __typename: 'Desk', product: { ...bananas, variants, stock: ownUnits } },
      }),
      DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }),
      DeskCountries: () => ({ countries: [] }),
      DeskProductStock: () => movements([{ __typename: 'DeskStockMovement', id: 'm1', product: ownItem }]),
      DeskStockMovements: () => movements([]),
    },
    createDeskCache(),
  );
  renderDesk(client, <ProductPage />, ['READ_STOCK', 'ADJUST_STOCK']);
  const stock = await screen.findByLabelText('Stock', { selector: 'section' });
  expect(await within(stock).findByText('Bananas, loose')).toHaveAttribute('href', '/stock?product=loose');
  expect(
    within(stock)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bananas, loose: 9,000 g available']);
  return within(stock);
}

test('goods whose sizes all draw on another inventory item show its units instead of their own', async () => {
  const stock = await open([loose, loose]);
  expect(stock.getByText('Its options are taken from')).toBeInTheDocument();
  expect(stock.queryByText('On hand')).toBeNull();
  expect(stock.queryByText('Adjust')).toBeNull();
  expect(screen.queryByText('Stock history')).toBeNull();
});

test('a product of which only some sizes draw on another inventory item shows its own units, too', async () => {
  const stock = await open([null, loose], 7);
  expect(stock.getByText('Its other options are taken from')).toBeInTheDocument();
  expect(await stock.findByText('On hand')).toBeInTheDocument();
  expect(stock.queryByText(/^No size sells these units/)).toBeNull();
  expect(stock.getByText('Adjust')).toBeInTheDocument();
  expect(screen.getByText('Stock history')).toBeInTheDocument();
});

test('own units that no size draws on any more are shown as not sold, and can be written off', async () => {
  const stock = await open([loose, loose], 7);
  expect(await stock.findByText('On hand')).toBeInTheDocument();
  expect(stock.getByText('Adjust')).toBeInTheDocument();
  expect(stock.getByText(/^No size sells these units/)).toBeInTheDocument();
  expect(screen.getByText('Stock history')).toBeInTheDocument();
});
