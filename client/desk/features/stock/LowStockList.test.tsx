import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { LowStockList } from './LowStockList.tsx';
import { UnsoldList } from './UnsoldList.tsx';

test('an item in grams is shown in grams, and as sold out when it is not enough for any variant', async () => {
  const common = {
    __typename: 'DeskStockedProduct',
    brand: 'Own',
    image: { url: '/rice.webp' },
    reserved: 0,
  };
  const grams = { ...common, countedIn: 'G', lowStockThreshold: 2500 };
  const nodes = [
    { ...grams, id: 'i1', name: 'Onions, loose', available: 300, isSoldOut: true },
    { ...grams, id: 'i2', name: 'Bananas, loose', available: 1900, isSoldOut: false },
    {
      ...common,
      countedIn: 'PIECE',
      lowStockThreshold: 5,
      id: 'p1',
      name: 'Atta',
      available: 4,
      isSoldOut: false,
    },
  ];
  const pageInfo = { hasNextPage: false, endCursor: null };
  const { client } = fakeShop(
    { DeskLowStock: () => ({ desk: { lowStock: { nodes, pageInfo } } }) },
    createDeskCache(),
  );
  renderDesk(client, <LowStockList onOpen={() => {}} />, ['READ_STOCK']);
  const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  expect(await rowOf('Onions')).toHaveTextContent(/Sold out300 g2,500 g/);
  expect(await rowOf('Bananas')).toHaveTextContent(/1,900 g2,500 g/);
  expect(await rowOf('Atta')).toHaveTextContent(/45/);
});

test('what no product sells is listed with its units, and leads to where they are written off', async () => {
  const item = { __typename: 'DeskStockedProduct', brand: '', image: { url: '/rice.webp' } };
  const nodes = [
    { ...item, id: 'i1', name: 'Atta, packs of 5 kg', countedIn: 'PIECE', available: 8 },
    { ...item, id: 'i2', name: 'Bananas, loose', countedIn: 'G', available: 9000 },
  ];
  const pageInfo = { hasNextPage: false, endCursor: null };
  const { client } = fakeShop(
    { DeskUnsoldItems: () => ({ desk: { unsoldItems: { nodes, pageInfo } } }) },
    createDeskCache(),
  );
  const onOpen = vi.fn();
  renderDesk(client, <UnsoldList onOpen={onOpen} />, ['READ_STOCK']);
  expect(await screen.findByRole('row', { name: /Bananas/ })).toHaveTextContent(/9,000 g/);
  fireEvent.click(screen.getByText('Atta, packs of 5 kg'));
  expect(onOpen).toHaveBeenCalledWith('i1');
});
