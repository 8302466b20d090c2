import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as TaxesPage } from './TaxesPage.tsx';

const honey = {
  ...{ __typename: 'DeskProduct', id: 'p1', name: 'Forest Honey', hsn: '0409', gst: '' },
  subCategory: { __typename: 'DeskCategory', id: 'c1', name: 'Honey' },
};
const lastDay = 'Please choose a last day that is not before the first one';

function open(products: object[]) {
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const { client, callsOf } = fakeShop(
    {
      ProductsWithoutTax: () => ({
        desk: { __typename: 'Desk', productsWithoutTax: { nodes: products, pageInfo } },
      }),
      ExportTaxReport: ({ from, to }) => ({
        exportTaxReport:
          String(to) < String(from)
            ? { __typename: 'InvalidInput', message: lastDay }
            : {
                ...{ __typename: 'DeskTaxReport', json: from === '2026-04-15' ? null : '{}' },
                tables: [
                  {
                    ...{ __typename: 'DeskTaxTable', name: 'HSN', title: 'By HSN code', csv: 'HSN' },
                    ...{ columns: ['HSN', 'Taxable'], figureColumns: [1] },
                    totals: ['', '191.42'],
                    rows: [
                      ['0406', '171.42'],
                      ['0409', '20'],
                      ['0410', ''],
                    ],
                  },
                  {
                    ...{ __typename: 'DeskTaxTable', name: 'CDNR', title: 'Credit notes', csv: 'CDNR' },
                    ...{ columns: ['Number'], figureColumns: [], rows: [], totals: null },
                  },
                ],
              },
      }),
    },
    createDeskCache(),
  );
  renderDesk(client, <TaxesPage />, []);
  const user = userEvent.setup();
  async function show(from: string, to: string): Promise<void> {
    for (const [label, day] of [
      [/^First day/, from],
      [/^Last day/, to],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), day);
    }
    await user.click(screen.getByRole('button', { name: 'Show' }));
  }
  return { show, callsOf };
}

test('shows the tables of a period, with their files; of days the wrong way round why there are none', async () => {
  const { show, callsOf } = open([]);
  expect(screen.queryByRole('button', { name: 'GSTR-1 as JSON' })).toBeNull();
  await show('2026-04-01', '2026-04-30');
  const table = await screen.findByRole('table', { name: 'By HSN code' });
  // Figures stand below each other, codes at the start.
  const cells = within(table).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '0406',
    '171.42',
    '0409',
    '20.00',
    '0410',
    '',
    '191.42',
  ]);
  expect(within(table).getByRole('rowheader', { name: 'Total' }).closest('tfoot')).not.toBeNull();
  within(screen.getByRole('region', { name: 'Nothing to report' })).getByText('CDNR: Credit notes');
  screen.getByRole('button', { name: 'HSN as CSV' });
  screen.getByRole('button', { name: 'GSTR-1 as JSON' });
  expect(callsOf('ExportTaxReport').at(-1)?.variables).toEqual({ from: '2026-04-01', to: '2026-04-30' });

  await show('2026-04-15', '2026-05-15');
  expect(await screen.findByText(/^GSTR-1 is for a month or a quarter/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'GSTR-1 as JSON' })).toBeNull();

  await show('2026-04-01', '2026-03-31');
  expect(await screen.findByRole('alert')).toHaveTextContent(lastDay);
  expect(screen.queryByRole('table')).toBeNull();
});

test('leads to the products that invoices cannot have tax for', async () => {
  open([honey]);
  const list = await screen.findByRole('region', { name: 'Products without HSN code or rate' });
  const link = await within(list).findByRole('link', { name: 'Forest Honey' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/products\/p1$/));
  for (const text of ['Honey', '0409', 'none of its own']) within(list).getByText(text);
});

test('says when every product has its tax', async () => {
  open([]);
  await screen.findByText('Every product on sale has both, of its own or from its category.');
});

test('the products without tax stand above the report, folded once there is one', async () => {
  const { show } = open([honey]);
  const products = screen.getByRole('region', { name: 'Products without HSN code or rate' });
  const details = products.querySelector('details');
  await within(products).findByRole('link', { name: 'Forest Honey' });
  expect(details).toHaveAttribute('open');
  await show('2026-04-01', '2026-04-30');
  const report = await screen.findByRole('region', { name: 'By HSN code' });
  expect(details).not.toHaveAttribute('open');
  expect(products.compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
