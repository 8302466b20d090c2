import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import type { DeskPermission } from '../../../generated/graphql.ts';
import type { DeskProduct } from '../deskProduct.ts';
import { ProductEditor } from './ProductEditor.tsx';

const tea = {
  variants: [],
  ...{ id: 'tea', version: '1', sku: null, name: 'Tea', brand: 'Own', price: 10, oldPrice: 10, stock: 5 },
  ...{ withdrawn: false, featured: false, position: 0, productWeight: [], size: [], productRam: [] },
  ...{
    hsn: '',
    gst: '',
    countries: ['IN'],
    countryOfOrigin: null,
    contents: null,
    chargedPrices: [],
    description: '',
    thumbnail: null,
    images: [],
    related: [],
  },
  ...{ subCategoryId: 's1', updatedAt: '2026-11-01T00:00:00.000Z' },
} as unknown as DeskProduct;

/** Opens the page of a product. @param hasMemory whether products of its category have the option list RAM */
async function open(permission: DeskPermission, { product = tea, hasMemory = false } = {}) {
  const children = [{ __typename: 'DeskCategory', id: 's1', name: 'Black tea' }];
  const category = { __typename: 'DeskCategory', id: 'c1', name: 'Beverages', hasMemory, children };
  const { client } = fakeShop({
    DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [category] } }),
    DeskCountries: () => ({ countries: [{ __typename: 'Country', iso2: 'IN', country: 'India' }] }),
  });
  renderDesk(client, <ProductEditor product={product} />, [permission]);
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

describe('the field of the memory', () => {
  const addMemory = () => screen.queryByRole('button', { name: 'Add memory (RAM)' });
  const memory = () => screen.queryByLabelText('Memory (RAM)');

  it('is not offered where no product of the category has any', async () => {
    await open('EDIT_CATALOGUE');
    expect([addMemory(), memory()]).toEqual([null, null]);
  });

  it('opens on request beside products that have some', async () => {
    await open('EDIT_CATALOGUE', { hasMemory: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Add memory (RAM)' }));
    expect(memory()).toBeInTheDocument();
    expect(addMemory()).toBeNull();
  });

  it('is shown for a product that has some', async () => {
    await open('EDIT_CATALOGUE', { product: { ...tea, productRam: ['8 GB'] } });
    expect(memory()).toHaveValue('8 GB');
  });
});
