import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { ImportDetail } from './ImportDetail.tsx';

/** Shows an import whose preview has these counts. */
function show(counts: { imported: number; updated: number }) {
  const desk = (fields: object) => ({
    desk: {
      __typename: 'Desk',
      importColumns: [],
      import: { __typename: 'DeskImport', id: 'import-1', ...fields },
    },
  });
  const row = {
    fileName: 'goods.csv',
    actorName: 'Asha',
    state: 'ready',
    problem: '',
    createdAt: '2026-11-23T10:00:00.000Z',
    ...{ total: 9, done: 0, imported: 0, updated: 0, repaired: 0, refused: 0, restored: 0, kept: 0 },
  };
  const preview = {
    __typename: 'DeskImportPreview',
    id: 'preview-1',
    ...{ total: 9, unchanged: 9, repaired: 1, refused: 2, newCategories: [] },
    rows: {
      __typename: 'DeskImportRowConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    ...counts,
  };
  const { client } = fakeShop(
    {
      DeskImport: () => desk(row),
      DeskImportFile: () =>
        desk({ file: { __typename: 'DeskImportFile', columns: [], mapping: [], missing: [] } }),
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
