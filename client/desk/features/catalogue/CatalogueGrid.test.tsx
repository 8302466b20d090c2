import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { ShortcutHelp } from '../../app/ShortcutHelp.tsx';
import type { DeskPermission } from '../../generated/graphql.ts';
import { DeskToaster } from '../../ui/messages/toaster.tsx';
import { CatalogueGrid } from './CatalogueGrid.tsx';
import type { ProductRow } from './deskProduct.ts';

beforeEach(() => {
  // jsdom has no layout, and the grid renders only the rows that fit.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const kiwi = {
  __typename: 'DeskProduct',
  ...{ id: 'kiwi', version: '1', sku: null, name: 'Kiwi', brand: '', price: 10, oldPrice: 10, stock: 5 },
  ...{ withdrawn: false, featured: false, position: 0, productWeight: [], size: [], productRam: [] },
  ...{
    hsn: '',
    gst: '',
    countries: [],
    countryOfOrigin: null,
    contents: null,
    chargedPrices: [],
    description: '',
    thumbnail: null,
    images: [],
    related: [],
    variants: [],
  },
  ...{ subCategoryId: 's1', updatedAt: '2026-11-01T00:00:00.000Z' },
} as unknown as ProductRow;

const nothing = () => {};
const gridProps = { queryKey: '', sort: null, onSort: nothing, onEnd: nothing, onMoved: nothing };

async function open(
  result: object = { __typename: 'NotAllowed', message: 'Not allowed' },
  products: readonly ProductRow[] = [kiwi],
  permissions: DeskPermission[] = ['EDIT_CATALOGUE'],
) {
  const { client, callsOf } = fakeShop({
    DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }),
    UpdateProducts: () => ({ updateProducts: result }),
  });
  renderDesk(
    client,
    <>
      <DeskToaster />
      <ShortcutHelp />
      <input aria-label="Search" />
      <CatalogueGrid
        {...gridProps}
        products={products}
        totalCount={products.length}
        hasMore={false}
        loadUpTo={async () => products}
      />
    </>,
    permissions,
  );
  const user = userEvent.setup();
  await screen.findAllByText(/^Kiwi/);
  await user.click(cellOf(/^Kiwi/));
  const calls = () => callsOf('UpdateProducts').map(({ variables }) => variables);
  return { user, calls, saves: () => calls().map(({ changes }) => changes) };
}

/** The first cell with a text. A look-up by role would compute the names of all cells, which takes seconds. */
const cellOf = (text: string | RegExp) =>
  screen.getAllByText(text)[0]?.closest('[role=gridcell]') as HTMLElement;

const savedAs = (name: string) => [[expect.objectContaining({ id: 'kiwi', name })]];

test('Ctrl+S saves wherever the focus is, and not behind a dialog', async () => {
  const { user, saves } = await open();
  await user.keyboard('Green kiwi{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show changes' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}s{/Control}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()).toEqual([]);
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saves()).toEqual(savedAs('Green kiwi')));
});

test('Ctrl+S saves the cell that is edited, too, which has the focus then', async () => {
  const { user, saves } = await open();
  await user.keyboard('Gold kiwi{Control>}s{/Control}');
  await waitFor(() => expect(saves()).toEqual(savedAs('Gold kiwi')));
  expect(screen.getByRole('gridcell', { name: /Gold kiwi/ })).toHaveFocus();
});

test('what the shop refuses is shown together with what is no value, and nothing is saved', async () => {
  const { user, calls } = await open({
    __typename: 'DeskProductsRefused',
    message: 'Nothing was saved: A name has at most 200 characters',
    refusals: [
      {
        __typename: 'DeskRefusal',
        productId: 'kiwi',
        field: 'name',
        message: 'A name has at most 200 characters',
      },
    ],
  });
  await user.keyboard('Green kiwi{Enter}');
  const [price, oldPrice] = screen.getAllByRole('gridcell', { name: '10' });
  await user.click(price as HTMLElement);
  await user.keyboard('dear{Enter}');
  await user.click(oldPrice as HTMLElement);
  await user.keyboard('8{Enter}');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', {
    name: 'Nothing was saved: 2 values cannot be stored',
  });
  expect(dialog).toHaveTextContent('A name has at most 200 characters');
  expect(dialog).toHaveTextContent('Price is an amount such as 120 or 99.50');
  // One price says nothing without the other one.
  expect(calls()).toEqual([{ changes: [{ id: 'kiwi', version: '1', name: 'Green kiwi' }], dryRun: true }]);
});

/** Changes the name of a product and enters a price that is none. */
async function enterBoth(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.keyboard('Green kiwi{Enter}');
  await user.click(screen.getAllByRole('gridcell', { name: '10' })[0] as HTMLElement);
  await user.keyboard('dear{Enter}{Control>}s{/Control}');
}

test('a conflict is shown first when there is also what is no value', async () => {
  const { user, calls } = await open({
    __typename: 'DeskEditConflict',
    message: 'Changed meanwhile',
    conflicts: [
      {
        __typename: 'DeskProductConflict',
        changedBy: null,
        changedAt: null,
        isOwnChange: false,
        stored: { ...kiwi, version: '2', name: 'Red kiwi' },
      },
    ],
  });
  await enterBoth(user);
  expect(await screen.findByRole('dialog')).toHaveTextContent('These products were changed meanwhile');
  expect(screen.getByRole('dialog')).toHaveTextContent('Red kiwi');
  expect(calls()).toMatchObject([{ dryRun: true }]);
});

test('why the other values could not be checked is shown beside what is no value', async () => {
  const { user } = await open();
  await enterBoth(user);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Nothing was saved: a value cannot be stored');
  expect(await screen.findByText('Not allowed')).toBeInTheDocument();
});

test('more products than can be saved at once are told before what is no value', async () => {
  const products = Array.from({ length: 501 }, (_, index) => ({ ...kiwi, id: `kiwi${index}` }));
  const { user, calls } = await open(undefined, products);
  await user.click(cellOf('10'));
  await user.keyboard('dear{Enter}{ArrowUp}');
  await user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}ds{/Control}');
  expect(await screen.findByText('Please save at most 500 products at once')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls()).toEqual([]);
});

const kiwis = ['Kiwi 1', 'Kiwi 2', 'Kiwi 3', 'Kiwi 4'].map((name) => ({ ...kiwi, id: name, name }));

test('keys go to the chosen cell before the next frame, so that none is lost', async () => {
  const { user } = await open(undefined, kiwis);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await user.click(cellOf('Kiwi 2'));
  await user.keyboard('Gold{Enter}Red{Enter}');
  expect(cellOf('Gold')).toHaveAttribute('data-row', '1');
  expect(cellOf('Red')).toHaveAttribute('data-row', '2');
  expect(cellOf('Kiwi 4')).toHaveFocus();
});

test('a click with Shift checks all rows from the last one on', async () => {
  const { user } = await open(undefined, kiwis);
  await user.click(screen.getByRole('checkbox', { name: 'Select Kiwi 2' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Kiwi 4' }));
  expect(await screen.findByText('3 selected')).toBeInTheDocument();
});

test('rows have no boxes for those who may only read products', async () => {
  const { user } = await open(undefined, kiwis, ['READ_CATALOGUE']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.keyboard('{Shift>} {/Shift}');
  expect(screen.queryByText('1 selected')).toBeNull();
});

test.each<[DeskPermission, boolean]>([
  ['EDIT_CATALOGUE', true],
  ['READ_CATALOGUE', false],
])('the help lists the keys that edit products to those who may: %s', async (permission, mayEdit) => {
  const { user } = await open(undefined, kiwis, [permission]);
  // In a cell it would begin an edit.
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');
  expect(await screen.findByText('Copy the selected cells')).toBeVisible();
  for (const label of ['Edit the cell', 'Select the row', 'Save'])
    expect(screen.queryAllByRole('cell', { name: label })).toHaveLength(mayEdit ? 1 : 0);
});

test('all products of the filter are selected, also those that are not loaded yet', async () => {
  const { client } = fakeShop({
    DeskCategoryChoices: () => ({ desk: { __typename: 'Desk', categories: [] } }),
  });
  function Page() {
    const [products, setProducts] = useState(kiwis.slice(0, 2));
    return (
      <CatalogueGrid
        {...gridProps}
        products={products}
        totalCount={kiwis.length}
        hasMore={products.length < kiwis.length}
        loadUpTo={async (count) => {
          setProducts(kiwis.slice(0, count));
          return kiwis;
        }}
      />
    );
  }
  renderDesk(client, <Page />, ['EDIT_CATALOGUE']);
  const user = userEvent.setup();
  await screen.findAllByRole('gridcell', { name: /Kiwi/ });
  expect(screen.queryByRole('button', { name: 'Select all 4' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await user.click(screen.getByRole('button', { name: 'Select all 4' }));
  expect(await screen.findByText('4 selected')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Select all 4' })).toBeNull();
});

const loose = { id: 'loose', name: 'Loose kiwis', code: null, countedIn: 'G', available: 2400 };
const variants = [30, 48].map((price) => ({
  ...{ __typename: 'DeskVariant', id: `v${price}`, label: `${price} g`, sku: null, gtin: null, price },
  ...{ oldPrice: price, amount: null, unit: null, picture: null, paused: false, weighed: false },
  ...{ inventoryItem: loose, requiredQuantity: 1 },
}));
const sizedKiwi = { ...kiwi, variants } as unknown as ProductRow;

test('variants are rows below their product, edited by the keys of any cell and saved with it', async () => {
  const mayAdjust: DeskPermission[] = ['EDIT_CATALOGUE', 'ADJUST_STOCK'];
  const { user, calls } = await open(undefined, [sizedKiwi, { ...kiwi, id: 'plain' }], mayAdjust);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  const price = screen.getByText(/^from Rs 30/);
  expect(price).toHaveTextContent('from Rs 30 2 sizes');
  await user.keyboard('{ArrowRight}5');
  // The product's own price and stock are read there.
  expect(price.closest('[role=gridcell]')).toHaveFocus();
  expect(price.closest('[role=gridcell]')).toHaveAttribute('aria-readonly', 'true');
  expect(screen.getByText('by size').closest('[role=gridcell]')).toHaveAttribute('aria-readonly', 'true');
  await user.keyboard('{ArrowDown}28{Enter}45{Enter}{ArrowUp}{ArrowRight}{ArrowRight}2500{Enter}');
  expect(screen.getAllByText('2500')).toHaveLength(2);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]).toEqual({
    changes: [
      {
        ...{ id: 'kiwi', version: '1' },
        variants: [
          expect.objectContaining({ id: 'v30', price: 28, oldPrice: 30, inventoryId: 'loose' }),
          expect.objectContaining({ id: 'v48', price: 45, oldPrice: 48 }),
        ],
        inventoryChanges: [{ inventoryId: 'loose', stockChange: 100, expectedStock: 2400 }],
      },
    ],
  });
});

test('a column of prices is pasted through the rows of variants, and taken back at once', async () => {
  const { user } = await open(undefined, [sizedKiwi, { ...kiwi, id: 'plain' }]);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await user.paste('31\n49\n12');
  for (const text of ['31', '49', '12']) expect(await screen.findAllByText(text)).not.toHaveLength(0);
  expect(screen.getByText(/^6 changes in 2 products/)).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.queryByText('49')).toBeNull();
});

test('a row of a variant is no product that is ticked, and a range selects its product once', async () => {
  const { user } = await open(undefined, [sizedKiwi]);
  expect(screen.getAllByRole('checkbox', { name: /^Select Kiwi/ })).toHaveLength(1);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Change many…' }));
  expect(await screen.findByRole('dialog', { name: 'Change 1 product' })).toBeInTheDocument();
});

test('a press on a change goes to the cell of its variant', async () => {
  const { user } = await open(undefined, [sizedKiwi]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}45{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show changes' }));
  await user.click(await screen.findByRole('button', { name: 'Go to 48 g: Price of Kiwi' }));
  await waitFor(() => expect(cellOf('45')).toHaveFocus());
});

test('a save warns of old prices that were not charged lately, of products whose prices it has changed', async () => {
  const charged = (prices: number[]) => ({ chargedPrices: prices });
  const untrue = { ...kiwi, version: '2', price: 10, oldPrice: 15 };
  const { user } = await open(
    {
      __typename: 'DeskProductsUpdated',
      products: [
        { ...untrue, ...charged([10, 12]) },
        {
          ...{ ...sizedKiwi, id: 'sized', name: 'Kiwi box', version: '2' },
          variants: [
            { ...variants[0], oldPrice: 40, ...charged([30, 40]) },
            { ...variants[1], oldPrice: 60, ...charged([48]) },
          ],
        },
        { ...untrue, id: 'plain', name: 'Jam', ...charged([10]) },
      ],
    },
    [kiwi, { ...sizedKiwi, id: 'sized', name: 'Kiwi box' }, { ...kiwi, id: 'plain', name: 'Kiwi jam' }],
  );
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.paste('15\n\n40\n60');
  await user.click(cellOf('Kiwi jam'));
  await user.keyboard('Jam{Enter}{Control>}s{/Control}');
  const title = await screen.findByText(/^Not charged in the last 30 days/);
  expect(title.textContent).toBe(
    'Not charged in the last 30 days: old prices Rs 15 (Kiwi), Rs 60 (Kiwi box, 48 g)',
  );
  expect(screen.queryByText(/changes? in/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close warning' }));
  expect(screen.queryByText(/^Not charged/)).toBeNull();
});
