import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { system } from '../../../app/theme.ts';
import { DeskToaster } from '../../../ui/toaster.tsx';
import { CategoryRow } from './CategoryRow.tsx';

const category = {
  ...{ __typename: 'DeskCategory', id: 'toys', version: '1', name: 'Toys', slug: 'toys', color: '#aabbcc' },
  ...{ parentId: null, productCount: 0, withdrawnCount: 0, image: null },
} as const;

function show(productCount: number, withdrawnCount: number) {
  const ignore = () => {};
  const onRemove = vi.fn();
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <CategoryRow
          category={{ ...category, productCount, withdrawnCount }}
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
      <DeskToaster />
    </ChakraProvider>,
  );
  return onRemove;
}

const deletion = () => screen.getByRole('button', { name: 'Delete Toys' });

test('a category without products can be deleted', async () => {
  const onRemove = show(0, 0);
  expect(screen.queryByText(/withdrawn/)).toBeNull();
  expect(deletion()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(deletion());
  expect(onRemove).toHaveBeenCalledOnce();
});

test('the button that deletes a category says why it cannot when somebody presses it', async () => {
  const onRemove = show(2, 1);
  expect(deletion()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(deletion());
  expect(
    await screen.findByText(
      'Toys cannot be deleted: it has 2 products and 1 withdrawn product. Move them to another sub-category first.',
    ),
  ).toBeVisible();
  expect(onRemove).not.toHaveBeenCalled();
});

test('a category with a withdrawn product leads to it', () => {
  show(0, 1);
  expect(screen.getByRole('link', { name: '1 withdrawn product' })).toHaveAttribute(
    'href',
    '/products?category=toys&state=withdrawn',
  );
});
