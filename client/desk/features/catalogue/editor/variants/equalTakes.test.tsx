import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderDesk } from '../../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../../test/testShop.tsx';
import { equalTakes } from './equalTakes.ts';
import { VariantFields } from './VariantFields.tsx';
import { type FormVariant, newVariant } from './variantForm.ts';

const inGrams = { id: 'g', name: 'Rice, loose', code: null, countedIn: 'G' as const };
const size = (label: string, fields: Partial<FormVariant> = {}): FormVariant => ({
  ...newVariant({ label, price: '60', oldPrice: '' }),
  ...fields,
});

/** Shows the fields with some sizes. @param failAt the number of the stock that the shop refuses; 0: none @returns the input of each new stock */
function show(variants: FormVariant[], failAt = 0) {
  let count = 0;
  const { client, callsOf } = fakeShop({
    CreateInventoryItem: ({ input }) => {
      count += 1;
      if (count === failAt)
        return {
          createInventoryItem: { __typename: 'InvalidInput', field: 'name', message: 'It was refused' },
        };
      const item = { ...(input as object), __typename: 'DeskInventoryItem', id: `i${count}`, available: 0 };
      return { createInventoryItem: { __typename: 'DeskInventoryItemCreated', item } };
    },
  });
  function Fields() {
    const [current, setCurrent] = useState(variants);
    return (
      <VariantFields
        {...{ variants: current, initialVariants: () => [], productName: 'Rice', errors: undefined }}
        onChange={setCurrent}
      />
    );
  }
  renderDesk(client, <Fields />, []);
  return () => callsOf('CreateInventoryItem').map(({ variables }) => variables.input);
}
const stocks = () => screen.getAllByLabelText('Stock').map((select) => (select as HTMLSelectElement).value);
const warnings = () => screen.queryAllByText(/of the same stock$/).map(({ textContent }) => textContent);

it.each<[string, FormVariant[], string[][]]>([
  ['one piece of one stock', [size('500 g'), size('5 kg')], [['500 g', '5 kg']]],
  [
    'the same grams',
    [size('1 kg', { item: inGrams, takes: '500' }), size('500 g', { item: inGrams, takes: '500' })],
    [['1 kg', '500 g']],
  ],
  ['what they contain', [size('1 kg', { item: inGrams, takes: '1000' }), size('5 kg')], []],
  ['different numbers', [size('500 g'), size('1 kg', { takes: '2' })], []],
  ['one piece each, of equal packs', [size('Red 500 g'), size('Blue 500 g')], []],
  ['one piece each, of unknown contents', [size('Small'), size('500 g')], []],
])('groups sizes by the units that they share: %s', (_, variants, labels) => {
  expect(equalTakes(variants).map((group) => group.map(({ label }) => label))).toEqual(labels);
});

it('says that packed sizes share a stock, and gives each of them one of its own', async () => {
  const created = show([size('500 g'), size('1 kg'), size('5 kg'), size('Gift box', { takes: '3' })]);
  expect(warnings()).toEqual(['500 g, 1 kg and 5 kg take 1 piece each of the same stock']);
  expect(
    screen.getByText(/Give each packed size a stock of its own, or sell loose goods by weight/),
  ).toBeVisible();
  fireEvent.click(screen.getByText('A stock of its own for each …'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/discard your changes, they stay: find them .* at Stock under “Not sold”/),
  ).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Packs of 500 g on the shelf now'), { target: { value: '1o' } });
  fireEvent.change(dialog.getByLabelText('Packs of 5 kg on the shelf now'), { target: { value: '4' } });
  fireEvent.click(dialog.getByText('Create'));
  expect(await dialog.findByText('Please give a number of units')).toBeVisible();
  expect(created()).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Packs of 500 g on the shelf now'), { target: { value: '10' } });
  fireEvent.click(dialog.getByText('Create'));
  await waitFor(() => expect(stocks()).toEqual(['i1', 'i2', 'i3', 'own']));
  expect(created()).toEqual([
    { name: 'Rice 500 g', code: '', countedIn: 'PIECE', units: 10 },
    { name: 'Rice 1 kg', code: '', countedIn: 'PIECE', units: 0 },
    { name: 'Rice 5 kg', code: '', countedIn: 'PIECE', units: 4 },
  ]);
  expect(screen.getAllByLabelText('Takes (units)').at(-1)).toHaveValue('3');
  expect(warnings()).toEqual([]);
});

it('keeps the stocks that were created before one was refused', async () => {
  show([size('500 g'), size('1 kg'), size('5 kg')], 2);
  fireEvent.click(screen.getByText('A stock of its own for each …'));
  fireEvent.click(await screen.findByText('Create'));
  await waitFor(() => expect(stocks()).toEqual(['i1', 'own', 'own']));
  expect(await screen.findByText('It was refused')).toBeInTheDocument();
  expect(warnings()).toEqual(['1 kg and 5 kg take 1 piece each of the same stock']);
});
