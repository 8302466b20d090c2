import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderDesk } from '../../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../../test/testShop.tsx';
import { createDeskCache } from '../../../../app/apollo.ts';
import type { DeskProduct } from '../../deskProduct.ts';
import { previousValues } from '../../previousValues.ts';
import { ProductEditor } from '../ProductEditor.tsx';
import { changedInput, toForm, toInput } from '../productForm.ts';
import { unsoldStock } from './unsoldStock.ts';
import { VariantFields } from './VariantFields.tsx';
import { type FormVariant, toFormVariant, toVariantInput } from './variantForm.ts';

const bananas = {
  ...{ __typename: 'DeskProduct', id: 'b', version: '1', sku: null, name: 'Bananas', brand: 'Own' },
  ...{ price: 26, oldPrice: 30, stock: 5, withdrawn: false, featured: false, position: 0 },
  ...{ productWeight: ['500 g', '1 kg'], size: [], productRam: [], variants: [], countries: [] },
  ...{ description: '', thumbnail: null, images: [], related: [], subCategoryId: 's1' },
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const loose = {
  ...{ __typename: 'DeskInventoryItem', id: 'i1', code: 'LOOSE', name: 'Bananas, loose' },
  ...{ countedIn: 'G', available: 9000 },
};
const variant = (id: string, label: string, price: number, fields: object = {}) => ({
  ...{ __typename: 'DeskVariant', id, label, price, oldPrice: price, sku: null, gtin: null, amount: null },
  ...{ unit: null, picture: null, paused: false, weighed: false, inventoryItem: null, requiredQuantity: 1 },
  ...fields,
});
const sized = {
  ...bananas,
  oldPrice: 26,
  variants: [
    variant('v1', '500 g', 26, { amount: 500, unit: 'G', inventoryItem: loose, requiredQuantity: 500 }),
    variant('v2', '1 kg', 48.5, { amount: 1000, unit: 'G', inventoryItem: loose, requiredQuantity: 1000 }),
  ],
};

const stockReplies = {
  CreateInventoryItem: () => ({
    createInventoryItem: { __typename: 'DeskInventoryItemCreated', item: loose },
  }),
  DeskInventoryChoices: () => ({ desk: { __typename: 'Desk', inventoryItems: [loose] } }),
};
const press = (name: string) => fireEvent.click(screen.getByText(name));
const fill = (index: number, label: string, value: string) =>
  fireEvent.change(field(index, label), { target: { value } });

/** Opens the page of a product. @param results of saving it, one after the other @returns the changes that were sent */
function open(product: object, results: readonly object[]) {
  const left = [...results];
  const { client, callsOf } = fakeShop(
    {
      ...stockReplies,
      DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }),
      DeskCountries: () => ({ countries: [] }),
      UpdateProducts: () => ({ updateProducts: left.shift() }),
    },
    createDeskCache(),
  );
  renderDesk(client, <ProductEditor product={product as DeskProduct} />, ['EDIT_CATALOGUE']);
  const changes = () => callsOf('UpdateProducts').map(({ variables }) => (variables.changes as object[])[0]);
  return { changes, callsOf };
}

/** Shows the fields alone. @returns the variants as they would be saved, and the inventory items that were created */
function show(variants: readonly object[]) {
  const { client, callsOf } = fakeShop(stockReplies);
  let shown: FormVariant[] = [];
  function Fields() {
    const [current, setCurrent] = useState((variants as DeskProduct['variants']).map(toFormVariant));
    shown = current;
    return (
      <VariantFields
        variants={current}
        initialVariants={() => []}
        productName="Bananas"
        errors={undefined}
        onChange={setCurrent}
      />
    );
  }
  renderDesk(client, <Fields />, []);
  return {
    inputs: () => shown.map(toVariantInput),
    created: () => callsOf('CreateInventoryItem').map(({ variables }) => variables.input),
  };
}
const saved = { __typename: 'DeskProductsUpdated', products: [{ ...sized, version: '2' }] };
// Look-ups by role, and simulated users, would compute the styles of all fields, which takes seconds.
const row = (index: number) =>
  within(screen.getAllByLabelText('Option')[index]?.closest('fieldset') as HTMLElement);
const field = (index: number, label: string) => row(index).getByLabelText(label);
/** What the page says is no longer sold. */
const unsold = () => {
  const alert = screen.queryByText('Once you save, this product no longer sells')?.parentElement;
  return [...(alert?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
};
const sizes = () => screen.getAllByLabelText('Option').map((input) => (input as HTMLInputElement).value);

describe('the sizes of a product', () => {
  it('begin as its options at its price, and draw on one stock in grams when they are sold loose', async () => {
    const { changes, callsOf } = open(bananas, [saved]);
    expect(screen.getByText('One price for all options')).toBeInTheDocument();
    press('Give each option its own price');
    expect(sizes()).toEqual(['500 g', '1 kg']);
    expect(field(1, 'Price (Rs)')).toHaveValue(26);
    expect(screen.queryByLabelText('Weights')).toBeNull();
    fill(1, 'Price (Rs)', '48.5');
    fill(1, 'Old price (Rs)', '');
    expect(field(0, 'Contains')).toHaveValue('500');
    expect(unsold()).toEqual([]);

    press('Sold loose: one stock in grams');
    fireEvent.change(await screen.findByLabelText(/^Grams on the shelf now/), { target: { value: '9000' } });
    press('Create');
    await waitFor(() => expect(screen.queryByText('Create')).toBeNull());
    expect(callsOf('CreateInventoryItem').map(({ variables }) => variables.input)).toEqual([
      { name: 'Bananas', code: '', countedIn: 'G', units: 9000 },
    ]);
    expect(changes()).toEqual([]);
    expect(unsold()).toEqual(['Its own units: 5']);
    // Others may sell them, which the editor does not know: the stock lists what nobody sells.
    expect(screen.getByText('Not sold')).toHaveAttribute('href', '/stock?view=unsold');
    expect(field(0, 'Takes (g)')).toHaveValue('500');
    fireEvent.click(field(0, 'Weighed when packed'));

    press('Save');
    const shared = { id: null, sku: '', gtin: '', picture: '', unit: 'G', paused: false, inventoryId: 'i1' };
    const small = { label: '500 g', price: 26, oldPrice: 30, amount: 500, requiredQuantity: 500 };
    const large = { label: '1 kg', price: 48.5, oldPrice: 48.5, amount: 1000, requiredQuantity: 1000 };
    await waitFor(() =>
      expect(changes()).toEqual([
        {
          ...{ id: 'b', version: '1', price: 26, oldPrice: 30 },
          ...{ size: [], productRam: [], productWeight: ['500 g', '1 kg'] },
          variants: [
            { ...shared, ...small, weighed: true },
            { ...shared, ...large, weighed: false },
          ],
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(unsold()).toEqual([]);
  });

  it('are added, moved and removed; a wrong press on one price loses nothing', async () => {
    const { inputs } = show(sized.variants);
    press('Add a size');
    fill(2, 'Option', '2 kg');
    expect(field(2, 'Stock')).toHaveDisplayValue('Bananas, loose (LOOSE)');
    fill(2, 'Price (Rs)', '90');
    fireEvent.click(screen.getByLabelText('Move 2 kg up'));
    fireEvent.click(screen.getByLabelText('Remove 500 g'));
    expect(sizes()).toEqual(['2 kg', '1 kg']);
    press('One price for all options');
    expect(inputs()).toEqual([]);
    press('Give each option its own price');
    expect(sizes()).toEqual(['2 kg', '1 kg']);
    expect(inputs()).toMatchObject([
      { id: null, label: '2 kg', price: 90, requiredQuantity: 2000 },
      { id: 'v2', price: 48.5, oldPrice: 48.5 },
    ]);
  });

  it('contain and take what the option says, until somebody types something else; then the row says so', () => {
    const { inputs } = show(sized.variants);
    press('Add a size');
    for (const typed of ['1', '1 k', '1 kg', '', '3 kg']) fill(2, 'Option', typed);
    expect(inputs()[2]).toMatchObject({ label: '3 kg', amount: 3000, unit: 'G', requiredQuantity: 3000 });
    expect(screen.queryByText(/The option says/)).toBeNull();
    fill(1, 'Contains', '900');
    expect(inputs()[1]).toMatchObject({ amount: 900, requiredQuantity: 900 });
    fill(2, 'Contains', '3');
    expect(row(2).getByText('The option says 3 kg')).toBeInTheDocument();
    fill(2, 'Option', '2 kg');
    expect(row(2).getByText('The option says 2 kg')).toBeInTheDocument();
    expect(inputs()[2]).toMatchObject({ amount: 3, requiredQuantity: 3 });
    fill(0, 'Option', '750 g');
    expect(inputs()[0]).toMatchObject({ amount: 750, requiredQuantity: 750 });
  });

  it('are sold loose only when somebody has counted the grams', async () => {
    const { created } = show(sized.variants);
    press('Sold loose: one stock in grams');
    expect(
      await screen.findByText(/discard your changes, it stays: find it .* at Stock under “Not sold”/),
    ).toBeVisible();
    fireEvent.click(screen.getByText('Create'));
    await screen.findByText('Please give a number of units');
    expect(created()).toEqual([]);
  });

  it('have a stock of their own, a present one or the product’s units', async () => {
    const { inputs, created } = show([variant('v1', 'Box', 26), variant('v2', 'Bag', 9)]);
    fill(0, 'Stock', 'new');
    fireEvent.click(await screen.findByText('Create'));
    await waitFor(() => expect(screen.queryByText('Create')).toBeNull());
    expect(created()).toEqual([{ name: 'Bananas Box', code: '', countedIn: 'PIECE', units: 0 }]);
    expect(field(0, 'Stock')).toHaveValue('i1');
    expect(field(1, 'Stock')).toHaveValue('own');

    fill(1, 'Stock', 'choose');
    fireEvent.click(await screen.findByText('Bananas, loose (LOOSE): 9000 g', { selector: 'button' }));
    expect(field(1, 'Stock')).toHaveValue('i1');
    // What it takes of grams has to be said.
    expect(field(1, 'Takes (g)')).toHaveValue('');
    expect(inputs()[1]).toMatchObject({ inventoryId: 'i1', requiredQuantity: Number.NaN });
    fill(1, 'Stock', 'own');
    expect(field(1, 'Takes (units)')).toHaveValue('1');
  });

  it('show what is refused where it is, before sending and after, and keep what was typed', async () => {
    const message = 'Another product has the SKU TAKEN';
    const refusals = [{ __typename: 'DeskRefusal', productId: 'b', field: 'variants', message }];
    const refused = { __typename: 'DeskProductsRefused', message: 'Nothing was saved', refusals };
    const { changes } = open(sized, [refused]);
    fill(1, 'Bar code', '123');
    fill(0, 'Old price (Rs)', '20');
    fill(0, 'Takes (g)', '');
    press('Save');
    expect(await row(1).findByText('This is not the number of a bar code')).toBeInTheDocument();
    fill(1, 'Bar code', '');
    expect(await row(0).findByText('What one takes is a whole number')).toBeInTheDocument();
    fill(0, 'Takes (g)', '500');
    expect(await row(0).findByText('An old price is not below its price')).toBeInTheDocument();
    fill(0, 'Old price (Rs)', '');
    fill(0, 'Option', '1 kg');
    expect(await screen.findByText('An option is listed twice')).toBeInTheDocument();
    expect(changes()).toEqual([]);
    fill(0, 'Option', '500 g');
    fill(0, 'Item code (SKU)', 'TAKEN');
    press('Save');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(0, 'Item code (SKU)')).toHaveValue('TAKEN');
    expect(changes()).toHaveLength(1);
  });

  it('come back with the price and the options when their change is undone', () => {
    const before = sized as unknown as DeskProduct;
    const form = { ...toForm(before), variants: [] };
    const changes = [{ id: 'b', version: '1', ...changedInput(before, toInput(form)) }];
    expect(changes).toMatchObject([{ variants: [], price: 26, productWeight: ['500 g', '1 kg'] }]);
    expect(previousValues(changes, [before], [{ ...before, version: '2', variants: [] }])).toMatchObject([
      {
        ...{ version: '2', price: 26, oldPrice: 26, productWeight: ['500 g', '1 kg'] },
        variants: [{ id: 'v1', price: 26, inventoryId: 'i1', requiredQuantity: 500 }, { id: 'v2' }],
      },
    ]);
  });

  it('that somebody else has changed, too, are asked about; changes of other fields are kept', async () => {
    // Units that were sold meanwhile are no change of a variant.
    const variants = sized.variants.map((one) => ({ ...one, inventoryItem: { ...loose, available: 8000 } }));
    const theirs = { ...sized, version: '2', name: 'Ripe bananas', variants };
    const ownPrices = { ...sized, version: '3', variants: [variant('v1', '500 g', 27)] };
    const conflict = (stored: object) => ({
      ...{ __typename: 'DeskEditConflict', message: 'It was changed meanwhile' },
      conflicts: [
        { __typename: 'DeskProductConflict', changedBy: 'Ravi', changedAt: null, isOwnChange: false, stored },
      ],
    });
    const { changes } = open(sized, [conflict(theirs), conflict(ownPrices), saved]);
    fill(0, 'Price (Rs)', '28');
    press('Save');
    expect(await screen.findByText(/^500 g, Rs 27, takes 1 of the product’s own units$/)).toBeInTheDocument();
    expect(screen.getByText(/^500 g, Rs 28, 500 g, takes 500 of Bananas, loose/)).toBeInTheDocument();
    expect(field(0, 'Price (Rs)')).toHaveValue(28);
    expect(changes()).toMatchObject([{ version: '1' }, { version: '2', variants: [{ price: 28 }, {}] }]);
  });
});

describe('what is no longer sold', () => {
  const packs = (id: string, available: number) => ({
    ...{ ...loose, id, name: `Packs ${id}`, code: null, countedIn: 'PIECE', available },
  });
  const items = [packs('i2', 8), packs('i3', 0), null, loose];
  const variants = items.map((inventoryItem, at) => variant(`v${at}`, `${at + 1} kg`, 26, { inventoryItem }));
  const product = { ...bananas, variants } as unknown as DeskProduct;
  const form = toForm(product).variants;
  const on = (item: FormVariant['item']) => ({ ...form[0]!, item });
  const [inPacks, , ofOwn, inGrams] = form;

  it.each<[string, FormVariant[], string[]]>([
    ['nothing, if each item is drawn on', form, []],
    ['the units of packs and the product’s own, if all is loose', [inGrams!], ['Packs i2', 'Its own units']],
    ['not an item that another size draws on', [on(inGrams!.item), inPacks!, ofOwn!], []],
    ['all but the own units, if there is one price', [], ['Packs i2', 'Bananas, loose']],
  ])('is %s', (_, edited, names) => {
    expect(unsoldStock(edited, product).map(({ name }) => name)).toEqual(names);
  });

  it('is nothing of a new product, and the own units of one without sizes', () => {
    expect(unsoldStock([inGrams!], null)).toEqual([]);
    expect(unsoldStock([inGrams!], { ...product, variants: [] })).toMatchObject([
      { id: 'b', name: 'Its own units', available: 5 },
    ]);
  });
});
