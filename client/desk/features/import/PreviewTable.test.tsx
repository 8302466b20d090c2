import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { PreviewTable } from './PreviewTable.tsx';

it('names the line of the same product beside the reason', () => {
  const note = {
    column: 'product',
    reason: 'same product as an earlier line',
    old: 'ROSE WATER',
    new: 'line 2',
  };
  const row = {
    line: 4,
    outcome: 'new' as const,
    isCorrected: true,
    name: 'ROSE WATER',
    sku: null,
    variant: null,
    changes: [],
    notes: [note],
  };
  const columns = [{ column: 'product', label: 'Product', required: true }];
  renderDesk(fakeShop({}).client, <PreviewTable rows={[row]} columns={columns as never} />, []);
  expect(screen.getByRole('row', { name: /^4/ })).toHaveTextContent(
    'newcorrectedProduct: same product as an earlier line (“ROSE WATER”) → line 2',
  );
});

it.each([
  [null, 'Rose water SKU RW-1'],
  ['500 ml', 'Rose water, 500 ml SKU RW-1'],
  ['', 'Rose water SKU RW-1'],
])('names the product, its variant %s and its SKU', (variant, name) => {
  const row = {
    ...{
      line: 2,
      outcome: 'changed' as const,
      isCorrected: false,
      name: 'Rose water',
      sku: 'RW-1',
      variant,
      notes: [],
    },
    changes: [{ column: 'stock', old: '5', new: '9' }],
  };
  renderDesk(fakeShop({}).client, <PreviewTable rows={[row]} columns={[]} />, []);
  expect(screen.getByRole('cell', { name })).toBeVisible();
});
