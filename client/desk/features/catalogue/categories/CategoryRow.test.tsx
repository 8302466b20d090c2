import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { system } from '../../../app/theme.ts';
import { CategoryRow } from './CategoryRow.tsx';

const category = {
  ...{ __typename: 'DeskCategory', id: 'toys', version: '1', name: 'Toys', slug: 'toys', color: '#aabbcc' },
  ...{ parentId: null, productCount: 0, withdrawnCount: 0, image: null },
} as const;

function show(withdrawnCount: number): void {
  const ignore = () => {};
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <CategoryRow
          category={{ ...category, withdrawnCount }}
          canEdit
          isFirst
          isLast
          isBusy={false}
          isActive={false}
          onEdit={ignore}
          onRemove={ignore}
          onMove={ignore}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
}

test('a category without products can be deleted', () => {
  show(0);
  expect(screen.getByRole('button', { name: 'Delete Toys' })).toBeEnabled();
  expect(screen.queryByText(/withdrawn/)).toBeNull();
});

test('a category with a withdrawn product leads to it, and cannot be deleted', () => {
  show(1);
  expect(screen.getByRole('button', { name: 'Delete Toys' })).toBeDisabled();
  expect(screen.getByRole('link', { name: '1 withdrawn product' })).toHaveAttribute(
    'href',
    '/products?category=toys&state=withdrawn',
  );
});
