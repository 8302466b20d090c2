import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import type { ProductRow } from '../deskProduct.ts';
import { RowHead } from './RowHead.tsx';

it('has one link to the page of a product for screen readers', () => {
  const product = { id: 'p1', name: 'Tea', thumbnail: null } as ProductRow;
  renderDesk(
    fakeShop({}).client,
    <RowHead product={product} variant={undefined} isChecked={false} onCheck={() => {}} />,
    ['READ_CATALOGUE'],
  );
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Open Tea' })]);
});
