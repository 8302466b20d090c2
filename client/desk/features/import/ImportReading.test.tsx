import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { ImportDetail } from './ImportDetail.tsx';

const column = (column: string, required = false) => ({
  __typename: 'DeskImportColumn',
  ...{ column, label: column, required },
});
const importColumns = [
  column('product', true),
  column('category', true),
  column('sub_category'),
  column('brand'),
  column('sale_price', true),
  column('sku'),
  column('stock'),
  column('market_price'),
];

/** Shows an import whose file has three columns, and whose stock has moved since the export. */
function show() {
  const row = {
    ...{ fileName: 'goods.csv', actorName: 'Asha', state: 'ready', problem: '' },
    ...{ hasStoppedUndo: false, seemsInterrupted: false },
    ...{ total: 0, done: 0, imported: 0, updated: 0, repaired: 0, refused: 0, restored: 0, kept: 0 },
    createdAt: '2026-11-23T10:00:00.000Z',
    setsMovedStock: false,
  };
  const file = {
    __typename: 'DeskImportFile',
    columns: ['a', 'b', 'c'].map((name, index) => ({
      __typename: 'DeskImportFileColumn',
      ...{ index, name, sample: '' },
    })),
    mapping: [{ __typename: 'DeskImportMapping', column: 'product', index: 0 }],
    missing: [] as string[],
    ...{ encoding: 'Windows-1252', headerLine: 3 },
    firstLines: [
      { __typename: 'DeskImportFileLine', line: 1, text: 'Verma Stores' },
      { __typename: 'DeskImportFileLine', line: 3, text: 'a,b,c' },
    ],
  };
  const desk = (fields: object) => ({
    desk: {
      ...{ __typename: 'Desk', importColumns, activeImport: null },
      import: { __typename: 'DeskImport', id: 'mine', ...fields },
    },
  });
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const { client, callsOf } = fakeShop(
    {
      DeskImport: () => desk(row),
      DeskImportFile: () => desk({ file }),
      DeskImportPreview: () =>
        desk({
          preview: {
            ...{
              __typename: 'DeskImportPreview',
              id: `preview ${row.setsMovedStock}`,
              categoriesToCreate: [],
            },
            ...{ total: 3, imported: 0, updated: 1, unchanged: 2, repaired: 0, refused: 0, movedStock: 2 },
            rows: { __typename: 'DeskImportRowConnection', nodes: [], pageInfo },
          },
        }),
      DeskMapImportColumns: ({ headerLine, setsMovedStock }) => {
        if (headerLine !== undefined) file.headerLine = headerLine as number;
        if (setsMovedStock !== undefined) row.setsMovedStock = setsMovedStock as boolean;
        return {
          mapImportColumns: {
            __typename: 'DeskImportUpdated',
            import: { __typename: 'DeskImport', id: 'mine', ...row, file },
          },
        };
      },
    },
    createDeskCache(),
  );
  renderDesk(client, <ImportDetail id="mine" />, ['IMPORT_CATALOGUE']);
  return { callsOf, user: userEvent.setup() };
}

test('says how the file is read, and reads the columns in another line', async () => {
  const { callsOf, user } = show();
  expect(
    await screen.findByText('Read as Windows-1252. The names of the columns are in line 3.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Columns of the file' }));
  const select = await screen.findByRole('combobox', { name: 'Line with the names of the columns' });
  expect(select).toHaveDisplayValue('3: a,b,c');
  await user.selectOptions(select, '1: Verma Stores');
  expect(callsOf('DeskMapImportColumns')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this line' }));
  expect(callsOf('DeskMapImportColumns').map(({ variables }) => variables)).toEqual([
    { id: 'mine', headerLine: 1 },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Line with the names of the columns' })).toHaveDisplayValue(
      '1: Verma Stores',
    ),
  );
});

test('needs name, category and price of new products, and nothing else with an SKU', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Columns of the file' }));
  const form = within(await screen.findByRole('form', { name: 'Columns of the file' }));
  const field = (name: string) => form.getByRole('combobox', { name: new RegExp(`^${name}`) });
  const needed = () =>
    importColumns.map((one) => one.column).filter((name) => (field(name) as HTMLSelectElement).required);
  expect(field('brand')).toHaveDisplayValue('none: new products are “Unbranded”');
  expect(field('sub_category')).toHaveDisplayValue('none: new products are in “Other”');
  expect(needed()).toEqual(['product', 'category', 'sale_price']);
  await user.selectOptions(field('market_price'), 'b');
  expect(needed()).toEqual(['product', 'category']);
  await user.selectOptions(field('sub_category'), 'c');
  expect(needed()).toEqual(['product']);
  await user.selectOptions(field('sku'), 'c');
  expect(needed()).toEqual([]);
});

test('leaves stock that has moved since the export, until that is overruled', async () => {
  const { callsOf, user } = show();
  const section = within(await screen.findByRole('region', { name: 'Stock since the export' }));
  expect(section.getByText(/The stock of 2 products has changed .* It stays as it is\.$/)).toBeVisible();
  await user.click(section.getByRole('checkbox', { name: 'Set it to the stock of the file all the same' }));
  expect(await section.findByText(/It becomes that of the file\.$/)).toBeVisible();
  expect(callsOf('DeskMapImportColumns')[0]?.variables).toEqual({ id: 'mine', setsMovedStock: true });
  await waitFor(() => expect(callsOf('DeskImportPreview')).toHaveLength(2));
});
