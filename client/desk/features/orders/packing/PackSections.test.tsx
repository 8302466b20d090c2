import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import { PackSections } from './PackSections.tsx';

const section = (category: string, subCategory: string, title: string) => ({
  __typename: 'DeskPackSection' as const,
  ...{ category, subCategory },
  items: [
    {
      __typename: 'DeskPackItem' as const,
      ...{ productId: title, title, option: null, thumbnail: '/tea.webp', quantity: 2 },
      orders: [{ __typename: 'DeskPackItemOrder' as const, orderId: 'order-00000001', quantity: 2 }],
    },
  ],
});

test('a pack list has one heading for each category, and names the sub-category with the product', () => {
  const packList = {
    orders: [
      { __typename: 'DeskOrder' as const, id: 'order-00000001', name: 'Asha', status: 'paid' as const },
    ],
    others: [],
    sections: [
      section('Snacks', 'Namkeen', 'Khatta Meetha'),
      section('Bakery', 'Rusks', 'Suji Rusk'),
      section('Snacks', 'Popcorn', 'Jowar Puffs'),
      section('', '', 'Old Tea'),
    ],
  };
  renderDesk(fakeShop({}).client, <PackSections packList={packList as never} list="1" />, []);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Snacks',
    'Bakery',
    'No longer on sale',
  ]);
  const [puffs] = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('Jowar Puffs'));
  expect(puffs).toHaveTextContent('Popcorn · 2 for Asha (00000001)');
});
