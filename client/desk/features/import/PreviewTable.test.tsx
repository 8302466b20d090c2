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
    changes: [],
    notes: [note],
  };
  const columns = [{ column: 'product', label: 'Product', required: true }];
  renderDesk(fakeShop({}).client, <PreviewTable rows={[row]} columns={columns as never} />, []);
  expect(screen.getByRole('row', { name: /^4/ })).toHaveTextContent(
    'newcorrectedProduct: same product as an earlier line (“ROSE WATER”) → line 2',
  );
});
