import type { TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop, renderPage } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { useListParams } from '../../lib/lists/useListParams.ts';
import { UnsavedChanges } from '../forms/UnsavedChanges.tsx';
import { NothingHere } from '../states.tsx';
import { DataTable } from './DataTable.tsx';
import { ListPage } from './ListPage.tsx';
import { SelectFilter } from './SelectFilter.tsx';

interface Row {
  id: string;
  name: string;
}

const SUPPLIERS: TypedDocumentNode<
  {
    desk: {
      suppliers: { nodes: Row[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
    } | null;
  },
  { city: string | null; after?: string | null }
> = parse(`query Suppliers($city: String, $after: String) {
  desk { suppliers(city: $city, after: $after) { nodes { id name } pageInfo { endCursor hasNextPage } } }
}`);

function SupplierPage({ position, hasChanges }: { position: string; hasChanges: boolean }) {
  const { get, field } = useListParams();
  const list = useDeskList(SUPPLIERS, { city: get('city') || null }, (desk) => desk.suppliers, { position });
  return (
    <>
      <UnsavedChanges hasChanges={hasChanges} />
      <ListPage
        title="Suppliers"
        filters={
          <SelectFilter label="City" width="40" any="All" options={{ pune: 'Pune' }} {...field('city')} />
        }
        list={list}
        failure="The suppliers could not be read."
        empty={<NothingHere title="No supplier yet" />}
        noMatch={{ filters: ['city'], title: 'No supplier matches' }}
      >
        {(suppliers) => (
          <DataTable
            name="Suppliers"
            columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
            rows={suppliers}
          />
        )}
      </ListPage>
    </>
  );
}

const CURSOR_REFUSED = new CombinedGraphQLErrors({
  errors: [{ message: 'Refused', extensions: { code: 'BAD_USER_INPUT', argument: 'after' } }],
});

/** Opens a list with a page for each name. The server refuses the cursor `refused`. */
function open(
  search = '',
  { position = 'after', hasChanges = false, names = ['Asha', 'Bina', 'Chand'] } = {},
) {
  const shop = { isAway: false };
  const { client, callsOf } = fakeShop(
    {
      Suppliers: ({ after }) => {
        if (shop.isAway) throw new Error('The network is away');
        if (after === 'refused') throw CURSOR_REFUSED;
        const index = Number(after ?? 0);
        const name = names[index];
        return {
          desk: {
            __typename: 'Desk',
            suppliers: {
              __typename: 'Suppliers',
              nodes: name ? [{ __typename: 'Supplier', id: name, name }] : [],
              pageInfo: {
                __typename: 'PageInfo',
                endCursor: String(index + 1),
                hasNextPage: index + 1 < names.length,
              },
            },
          },
        };
      },
    },
    createDeskCache(),
  );
  renderPage(client, '/suppliers', <SupplierPage position={position} hasChanges={hasChanges} />, search);
  return Object.assign(shop, { callsOf });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('pages are turned in the address, so that the browser goes back', async () => {
  open('?city=pune');
  await screen.findByText('Asha');
  expect(screen.queryByRole('button', { name: 'First page' })).toBeNull();
  await press('Next page');
  await screen.findByText('Bina');
  expect(window.location.search).toBe('?city=pune&after=1');
  await press('Next page');
  await screen.findByText('Chand');
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  window.history.back();
  await screen.findByText('Bina');
  await press('First page');
  await screen.findByText('Asha');
  expect(window.location.search).toBe('?city=pune');
});

test('another filter begins with the first page', async () => {
  open('?after=1');
  await screen.findByText('Bina');
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Pune');
  await screen.findByText('Asha');
  expect(window.location.search).toBe('?city=pune');
});

test('a later page that has become empty leads to the first one', async () => {
  open('?after=3');
  await screen.findByText('Nothing on this page');
  await press('First page');
  await screen.findByText('Asha');
});

test('a cursor that the server refuses, such as that of a bookmark, leads to the first page', async () => {
  const { length } = window.history;
  const { callsOf } = open('?city=pune&after=refused');
  await screen.findByText('Asha');
  expect(window.location.search).toBe('?city=pune');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(window.history.length).toBe(length + 1);
  expect(callsOf('Suppliers').map(({ variables }) => variables.after)).toEqual(['refused', null]);
  await press('Next page');
  await screen.findByText('Bina');
});

test('another filter replaces the entry of the history, so that going back leaves the list', async () => {
  open();
  await screen.findByText('Asha');
  const { length } = window.history;
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Pune');
  await waitFor(() => expect(window.location.search).toBe('?city=pune'));
  expect(window.history.length).toBe(length);
});

test('an empty list says whether it is the filters that leave nothing, and clears them', async () => {
  open('?city=pune&tab=list', { names: [] });
  await screen.findByText('No supplier matches');
  await press('Clear filters');
  await screen.findByText('No supplier yet');
  expect(window.location.search).toBe('?tab=list');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('a page that was shown before stays, with a note, when it cannot be read again', async () => {
  const shop = open();
  await screen.findByText('Asha');
  await press('Next page');
  await screen.findByText('Bina');
  shop.isAway = true;
  await press('First page');
  await screen.findByText('The list may be outdated.');
  expect(screen.getByText('Asha')).toBeVisible();
  shop.isAway = false;
  await press('Try again');
  await waitFor(() => expect(screen.queryByText('The list may be outdated.')).toBeNull());
});

test('pages of a list beside a form are turned without a question, but its filter is not left', async () => {
  open('', { position: 'historyAfter', hasChanges: true });
  await screen.findByText('Asha');
  await press('Next page');
  await screen.findByText('Bina');
  expect(window.location.search).toBe('?historyAfter=1');
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Pune');
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(window.location.search).toBe('?historyAfter=1');
});

test('on a phone, a row is a card with a line for each column that is shown, and opens', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const onOpen = vi.fn();
  const asha = { id: 'asha', name: 'Asha' };
  renderDesk(
    fakeShop({}).client,
    <DataTable
      name="Suppliers"
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name },
        { id: 'call', header: 'Call', cell: () => <button type="button">Call</button> },
        { id: 'fax', header: 'Fax', cell: () => 'none' },
      ]}
      rows={[asha]}
      onOpen={onOpen}
      hiddenColumns={['fax']}
    />,
    [],
  );
  const list = screen.getByRole('list', { name: 'Suppliers' });
  expect(
    within(list)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Call']);
  await press('Call');
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Asha'));
  expect(onOpen).toHaveBeenCalledWith(asha);
});
