import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeShop } from '../../../../test/testShop.tsx';
import { system } from '../../../app/theme.ts';
import { mergeVersions } from '../../../ui/conflicts/mergeVersions.ts';
import type { DeskProduct, RelatedProduct } from '../deskProduct.ts';
import { fieldLabels, type ProductForm, shownField, toForm } from './productForm.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

const related = (name: string, withdrawn = false): RelatedProduct => ({
  id: name.toLowerCase(),
  name,
  withdrawn,
  thumbnail: null,
});
const [tea, honey, rusk] = [related('Tea'), related('Honey'), related('Rusk')];

/** Renders the field. @returns the searches that were sent */
function show(products: RelatedProduct[]) {
  const shop = fakeShop({
    DeskRelatedChoices: () => ({
      desk: {
        __typename: 'Desk',
        products: {
          __typename: 'DeskProductConnection',
          nodes: [tea, honey, rusk].map((node) => ({ __typename: 'DeskProduct', ...node })),
        },
      },
    }),
  });
  function Form() {
    const [current, setCurrent] = useState(products);
    return <RelatedProducts products={current} ownId="rusk" error={undefined} onChange={setCurrent} />;
  }
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={shop.client}>
        <Form />
      </ApolloProvider>
    </ChakraProvider>,
  );
  return () => shop.callsOf('DeskRelatedChoices').map(({ variables }) => variables.text);
}
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.trim());
const search = () => screen.getByRole('combobox', { name: 'Related products' });

describe('the related products of the editor', () => {
  it('are found by typing and added with the keyboard; those that are there and the product itself are not offered', async () => {
    const searches = show([tea]);
    // As quickly as people type: the combobox of jsdom loses keys without a pause between them, that of a browser does not.
    await userEvent.setup({ delay: 30 }).type(search(), 'break');
    expect(await screen.findByRole('option', { name: 'Honey' })).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await vi.waitFor(() => expect(searches().at(-1)).toBe('break'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(names()).toEqual(['Tea', 'Honey']);
    expect(search()).toHaveValue('');
    // Without a choice, Enter does not submit the editor's form.
    expect(fireEvent.keyDown(search(), { key: 'Enter' })).toBe(false);
  });

  it('are moved and removed with the keyboard, and the focus stays with them', async () => {
    show([tea, honey, related('Old jam', true)]);
    expect(names()).toEqual(['Tea', 'Honey', 'Old jam Not on sale']);
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('Move Tea up')).toBeDisabled();
    button('Move Tea down').focus();
    await userEvent.keyboard('{Enter}');
    expect(names().slice(0, 2)).toEqual(['Honey', 'Tea']);
    expect(button('Move Tea down')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(names().at(-1)).toBe('Tea');
    // At the end only the other direction is left.
    expect(button('Move Tea up')).toHaveFocus();

    button('Remove Old jam').focus();
    await userEvent.keyboard('{Enter}');
    expect(button('Remove Tea')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button('Remove Honey')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual([]);
    expect(search()).toHaveFocus();
  });

  it('are at most twenty', async () => {
    show(Array.from({ length: 20 }, (_, number) => related(`Product ${number}`)));
    expect(search()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 7' }));
    expect(search()).toBeEnabled();
  });

  it('are shown by their names when somebody else has chosen others', () => {
    const base = {
      name: 'Rusk',
      related: [tea],
      variants: [],
      productRam: [],
      productWeight: [],
      size: [],
      images: [],
    };
    const product = { ...base, subCategoryId: 's' } as unknown as DeskProduct;
    const form = { ...toForm(product), related: [honey, tea] };
    const stored = { ...product, related: [] };
    const versions = { base: toForm(product), mine: form, stored: toForm(stored) };
    const show = (field: keyof ProductForm, values: ProductForm) => shownField(field, values, String);
    expect(mergeVersions(fieldLabels, versions, show).conflicts).toEqual([
      {
        ...{ field: 'related', label: 'Related products' },
        ...{ before: 'Tea', mine: 'Honey\nTea', stored: '' },
      },
    ]);
  });
});
