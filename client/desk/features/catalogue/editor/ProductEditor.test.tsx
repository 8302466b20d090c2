import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import type { DeskPermission } from '../../../generated/graphql.ts';
import type { DeskProduct } from '../deskProduct.ts';
import { ProductEditor } from './ProductEditor.tsx';

const tea = {
  ...{ id: 'tea', version: '1', sku: null, name: 'Tea', brand: 'Own', price: 10, oldPrice: 10, stock: 5 },
  ...{ withdrawn: false, featured: false, position: 0, productWeight: [], size: [], productRam: [] },
  ...{ countries: ['IN'], description: '', thumbnail: null, images: [], related: [] },
  ...{ subCategoryId: 's1', updatedAt: '2026-11-01T00:00:00.000Z' },
} as DeskProduct;

/** Opens the page of a product. */
async function open(permission: DeskPermission) {
  const { client } = fakeShop({
    DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }),
    DeskCountries: () => ({ countries: [{ __typename: 'Country', iso2: 'IN', country: 'India' }] }),
  });
  renderDesk(client, <ProductEditor product={tea} />, [permission]);
  await screen.findAllByText('India');
}

const NOTE = 'Your role, owner, may only read products';

it('says why nothing can be changed, and has no buttons that remove countries then', async () => {
  await open('READ_CATALOGUE');
  expect(screen.getByText(NOTE)).toBeInTheDocument();
  expect(screen.queryByLabelText('Remove India')).toBeNull();
});

it('says nothing to those who may edit products', async () => {
  await open('EDIT_CATALOGUE');
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.getByLabelText('Remove India')).toBeInTheDocument();
});
