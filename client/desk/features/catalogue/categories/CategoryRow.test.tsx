import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { system } from '../../../app/theme.ts';
import { RefusalList } from '../../../ui/messages/RefusalList.tsx';
import { CategoryRow } from './CategoryRow.tsx';

const category = {
  ...{ __typename: 'DeskCategory', id: 'toys', version: '1', name: 'Toys', slug: 'toys', color: '#aabbcc' },
  ...{ parentId: null, productCount: 0, withdrawnCount: 0, image: null, comparableUnit: null },
  ...{ hsn: '', gst: '' },
} as const;

function show(productCount: number, withdrawnCount: number, parentId: string | null = null) {
  const ignore = () => {};
  const onRemove = vi.fn();
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <CategoryRow
          category={{ ...category, parentId, productCount, withdrawnCount }}
          canEdit
          isFirst
          isLast
          isBusy={false}
          isActive={false}
          onEdit={ignore}
          onRemove={onRemove}
          onMove={ignore}
        />
      </MemoryRouter>
      <RefusalList />
    </ChakraProvider>,
  );
  return onRemove;
}

const deletion = () => screen.getByRole('button', { name: 'Delete Toys' });

test('a category without products can be deleted', async () => {
  const onRemove = show(0, 0);
  expect(screen.queryByText(/withdrawn/)).toBeNull();
  expect(deletion()).not.toHaveAttribute('aria-disabled');
  expect(deletion()).not.toHaveAccessibleDescription();
  await userEvent.click(deletion());
  expect(onRemove).toHaveBeenCalledOnce();
});

test('the button that deletes a category says why it cannot when somebody presses it', async () => {
  const onRemove = show(2, 1);
  expect(deletion()).toHaveAttribute('aria-disabled', 'true');
  expect(deletion()).toHaveAccessibleDescription('2 products 1 withdrawn product');
  await userEvent.click(deletion());
  expect(
    await screen.findByText(
      'Toys cannot be deleted: it has 2 products and 1 withdrawn product. Move them to another sub-category first, and move or delete the sub-categories and banners of Toys.',
    ),
  ).toBeVisible();
  expect(onRemove).not.toHaveBeenCalled();
});

test('the reason of a sub-category names no sub-categories of it', async () => {
  show(1, 0, 'home');
  await userEvent.click(deletion());
  expect(await screen.findByText(/move or delete the banners of Toys/)).toBeVisible();
});

test('a category with a withdrawn product leads to it', () => {
  show(0, 1);
  expect(screen.getByRole('link', { name: '1 withdrawn product' })).toHaveAttribute(
    'href',
    '/products?category=toys&state=withdrawn',
  );
});
