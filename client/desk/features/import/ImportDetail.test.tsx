import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk, withStaff } from '../../../test/testDesk.tsx';
import { fakeShop, renderPage } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { ImportDetail } from './ImportDetail.tsx';

const desk = (fields: object) => ({
  desk: {
    __typename: 'Desk',
    importColumns: [],
    activeImport: null,
    import: { __typename: 'DeskImport', id: 'import-1', ...fields },
  },
});
const row = {
  fileName: 'goods.csv',
  actorName: 'Asha',
  state: 'ready',
  hasStoppedUndo: false,
  seemsInterrupted: false,
  problem: '',
  createdAt: '2026-11-23T10:00:00.000Z',
  setsMovedStock: false,
  ...{ total: 9, done: 0, imported: 0, updated: 0, repaired: 0, refused: 0, restored: 0, kept: 0 },
};
const DeskImportFile = () =>
  desk({
    file: {
      __typename: 'DeskImportFile',
      ...{ columns: [], mapping: [], missing: [], encoding: 'Windows-1252', headerLine: 3, firstLines: [] },
    },
  });

/** A preview with one record on its page. */
const previewOf = (counts: object, name: string, endCursor: string | null) => ({
  __typename: 'DeskImportPreview',
  id: 'preview-1',
  ...{ total: 9, unchanged: 9, repaired: 1, refused: 2, movedStock: 0, categoriesToCreate: [] },
  rows: {
    __typename: 'DeskImportRowConnection',
    nodes: [
      {
        __typename: 'DeskImportRow',
        ...{ line: 2, outcome: 'changed', isCorrected: false, name, sku: null, changes: [], notes: [] },
      },
    ],
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
  ...counts,
});

/** Shows an import whose preview has these counts. */
function show(counts: { imported: number; updated: number }, categoriesToCreate: object[] = []) {
  const preview = previewOf({ ...counts, categoriesToCreate }, 'Rice', null);
  const { client } = fakeShop(
    {
      DeskImport: () => desk(row),
      DeskImportFile,
      DeskImportPreview: () => desk({ preview }),
    },
    createDeskCache(),
  );
  renderDesk(client, <ImportDetail id="import-1" />, ['EDIT_CATALOGUE']);
}

test('cannot be started when it would change nothing', async () => {
  show({ imported: 0, updated: 0 });
  expect(await screen.findByText('Nothing to import')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test.each([
  { imported: 1, updated: 0 },
  { imported: 0, updated: 1 },
])('can be started when it would change something: %o', async (counts) => {
  show(counts);
  await screen.findByRole('button', { name: 'Unchanged 9' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
  expect(screen.queryByText('Nothing to import')).toBeNull();
});

test('can be started once its new categories are confirmed, of which misspelt ones come first', async () => {
  const newCategory = {
    __typename: 'DeskImportCategory',
    category: 'Spices',
    products: 1,
    similarName: null,
  };
  show({ imported: 3, updated: 0 }, [
    { ...newCategory, subCategory: null, products: 1200 },
    { ...newCategory, subCategory: 'Safron', similarName: 'Saffron' },
  ]);
  const box = await screen.findByRole('checkbox', { name: 'Create these 2 categories' });
  const list = within(screen.getByRole('region', { name: 'New categories' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Spices / Safron: 1 product – did you mean “Saffron”?',
    'Spices: 1,200 products',
  ]);
  const button = screen.getByRole('button', { name: 'Import' });
  expect(button).toBeDisabled();
  expect(await screen.findByText('Please check the new categories below first')).toBeVisible();
  await userEvent.click(box);
  expect(button).toBeEnabled();
  expect(screen.queryByText('Please check the new categories below first')).toBeNull();
  await userEvent.click(box);
  expect(button).toBeDisabled();
});

test('shows its records page by page, and another kind of them from its first page', async () => {
  const { client, callsOf } = fakeShop(
    {
      DeskImport: () => desk(row),
      DeskImportFile,
      DeskImportPreview: ({ kind, after }) =>
        desk({
          preview: previewOf(
            { imported: 1, updated: 1 },
            kind === 'refused' ? 'Soap' : after ? 'Rice' : 'Atta',
            after ? null : 'page-2',
          ),
        }),
    },
    createDeskCache(),
  );
  const user = userEvent.setup();
  renderPage(client, '/import', withStaff(<ImportDetail id="import-1" />, ['IMPORT_CATALOGUE']));
  expect(await screen.findByRole('cell', { name: 'Atta' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('cell', { name: 'Rice' })).toBeVisible();
  expect(window.location.search).toBe('?recordsAfter=page-2');
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refused 2' }));
  expect(await screen.findByRole('cell', { name: 'Soap' })).toBeVisible();
  expect(callsOf('DeskImportPreview').at(-1)?.variables).toMatchObject({ kind: 'refused', after: null });
  act(() => history.go(-1));
  expect(await screen.findByRole('cell', { name: 'Atta' })).toBeVisible();
});

test('says that an import was interrupted, and shows without a reload that it has stopped', async () => {
  const running = { ...row, state: 'running', done: 4 };
  let answer: () => object = () => desk(running);
  const { client } = fakeShop(
    { DeskImport: () => answer(), DeskImportFile, DeskImportPreview: () => desk({ preview: null }) },
    createDeskCache(),
  );
  renderDesk(client, <ImportDetail id="import-1" />, ['IMPORT_CATALOGUE']);
  const waiting = { timeout: 5000 };
  expect(await screen.findByText('4 of 9 records. The shop stays open.')).toBeVisible();

  answer = () => {
    throw new Error('nobody listens');
  };
  expect(await screen.findByText(/^The shop does not answer/, {}, waiting)).toBeVisible();
  expect(screen.getByText('4 of 9 records. The shop stays open.')).toBeVisible();

  answer = () => desk({ ...running, seemsInterrupted: true });
  expect(
    await screen.findByText('The import seems to be interrupted after 4 of 9 records', {}, waiting),
  ).toBeVisible();
  expect(screen.queryByText(/^The shop does not answer/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();

  answer = () => desk({ ...running, state: 'stopped', problem: 'The program was interrupted.' });
  expect(await screen.findByRole('button', { name: 'Continue' }, waiting)).toBeEnabled();
  expect(screen.queryByText(/seems to be interrupted/)).toBeNull();
});

test.each([
  [new CombinedGraphQLErrors({ errors: [{ message: 'Out of order' }] }), 'The import could not be read.'],
  [refusalWith(500), 'The import could not be read.'],
  [refusalWith(502), /^The shop does not answer/],
  [refusalWith(503), /^The shop does not answer/],
])('says of a running import what has failed: %s', async (error, message) => {
  let answer: () => object = () => desk({ ...row, state: 'running', done: 4 });
  const { client } = fakeShop({ DeskImport: () => answer(), DeskImportFile }, createDeskCache());
  renderDesk(client, <ImportDetail id="import-1" />, ['IMPORT_CATALOGUE']);
  expect(await screen.findByText('4 of 9 records. The shop stays open.')).toBeVisible();
  answer = () => {
    throw error;
  };
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(message);
});

function refusalWith(status: number): ServerError {
  return new ServerError(`Status ${status}`, {
    response: new Response('', { status }),
    bodyText: '',
  });
}
