import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { ImportDetail } from './ImportDetail.tsx';

const importOf = (id: string, fields: object) => ({
  __typename: 'DeskImport',
  id,
  fileName: `${id}.csv`,
  actorName: 'Asha',
  state: 'ready',
  hasStoppedUndo: false,
  seemsInterrupted: false,
  setsMovedStock: false,
  problem: '',
  createdAt: '2026-11-23T10:00:00.000Z',
  ...{ total: 9, done: 0, imported: 0, updated: 0, repaired: 0, refused: 0, restored: 0, kept: 0 },
  ...fields,
});
const columns = ['Item', 'Rate'].map((name, index) => ({
  __typename: 'DeskImportFileColumn',
  ...{ index, name, sample: '' },
}));
const preview = {
  __typename: 'DeskImportPreview',
  id: 'preview-1',
  ...{
    total: 9,
    imported: 1,
    updated: 0,
    movedStock: 0,
    unchanged: 8,
    repaired: 0,
    refused: 0,
    categoriesToCreate: [],
  },
  rows: {
    __typename: 'DeskImportRowConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};
const busy = { __typename: 'DeskImportBusy', message: 'Another import is running.' };
const lost = (): never => {
  throw new TypeError('no network');
};

/** Shows an import of a shop whose state and answers a test changes. Each answer to an action may change them, too. */
function show(state: string, other: object | null, action: (shop: Shop) => object) {
  const shop: Shop = { own: importOf('mine', { state }), other, previewId: preview.id };
  const importColumns = ['product', 'sale_price'].map((column) => ({
    __typename: 'DeskImportColumn',
    ...{ column, label: column, required: false },
  }));
  const desk = (fields: object) => ({ desk: { __typename: 'Desk', importColumns, ...fields } });
  const answer = (name: string) => () => ({ [name]: action(shop) });
  const { client, callsOf } = fakeShop(
    {
      DeskImport: () => desk({ import: shop.own, activeImport: shop.other }),
      DeskImportFile: () =>
        desk({
          import: {
            ...{ __typename: 'DeskImport', id: 'mine' },
            file: {
              __typename: 'DeskImportFile',
              ...{ columns, mapping: [], missing: [], encoding: 'UTF-8', headerLine: 1, firstLines: [] },
            },
          },
        }),
      DeskImportPreview: () =>
        desk({
          import: {
            ...{ __typename: 'DeskImport', id: 'mine' },
            preview: { ...preview, id: shop.previewId },
          },
        }),
      DeskStartImport: answer('startImport'),
      DeskUndoImport: answer('undoImport'),
      DeskMapImportColumns: answer('mapImportColumns'),
    },
    createDeskCache(),
  );
  renderDesk(client, <ImportDetail id="mine" />, ['IMPORT_CATALOGUE']);
  return { shop, callsOf, user: userEvent.setup() };
}
interface Shop {
  own: object;
  other: object | null;
  previewId: string;
}

const theirs = (state: string) => importOf('theirs', { state, actorName: 'Ravi' });
const updated = (shop: Shop, state: string) => {
  shop.own = importOf('mine', { state });
  return { __typename: 'DeskImportUpdated', import: shop.own };
};
const unlessBusy = (state: string) => (shop: Shop) => (shop.other ? busy : updated(shop, state));
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await user.click(screen.getByRole('button', { name }));
};
const confirmUndo = async (user: ReturnType<typeof userEvent.setup>) => {
  await press(user, 'Undo the import');
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Undo the import' }));
};

describe('while another import runs', () => {
  test('an undo says which one, and begins when that one has ended', async () => {
    const { shop, user, callsOf } = show('done', theirs('running'), unlessBusy('undoing'));
    await confirmUndo(user);
    expect(await screen.findByText('“theirs.csv” by Ravi is being imported.')).toBeVisible();
    expect(await screen.findByText(/The undo begins by itself afterwards/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Undo the import' })).toBeDisabled();
    shop.other = theirs('undoing');
    expect(await screen.findByText('“theirs.csv” by Ravi is being taken back.')).toBeVisible();
    expect(callsOf('DeskUndoImport')).toHaveLength(1);
    shop.other = null;
    expect(await screen.findByText('Taking the import back')).toBeVisible();
    expect(screen.queryByText(/begins by itself/)).toBeNull();
    shop.own = importOf('mine', { state: 'undone' });
    expect(await screen.findByText(/^The import was taken back/)).toBeVisible();
    expect(callsOf('DeskUndoImport')).toHaveLength(2);
  });

  test('a start waits with the preview that was seen, also if the preview is another one by then', async () => {
    const { shop, user, callsOf } = show('ready', theirs('running'), unlessBusy('running'));
    await press(user, 'Import');
    expect(await screen.findByText(/This import begins by itself afterwards/)).toBeVisible();
    shop.previewId = 'preview-2';
    await user.click(screen.getByRole('button', { name: /^New/ }));
    await waitFor(() => expect(callsOf('DeskImportPreview')).toHaveLength(2));
    shop.other = null;
    expect(await screen.findByText('Importing')).toBeVisible();
    expect(callsOf('DeskStartImport').map(({ variables }) => variables.previewId)).toEqual([
      'preview-1',
      'preview-1',
    ]);
  });

  test('an action that was refused once more goes on to wait', async () => {
    let refusals = 2;
    const { user, callsOf } = show('done', null, (shop) =>
      refusals-- > 0 ? busy : updated(shop, 'undoing'),
    );
    await confirmUndo(user);
    expect(await screen.findByText('Taking the import back')).toBeVisible();
    expect(callsOf('DeskUndoImport')).toHaveLength(3);
  });

  test('an action goes on to wait when the shop cannot be reached, says so, and asks less often', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = [() => busy, lost, (shop: Shop) => updated(shop, 'undoing')];
    const { user, callsOf } = show('done', null, (shop) => (answers.shift() ?? lost)(shop));
    await confirmUndo(user);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached at the moment.');
    expect(screen.getByText(/The undo begins by itself afterwards/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(callsOf('DeskUndoImport')).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText('Taking the import back')).toBeVisible();
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  test('nothing begins once nobody waits any more', async () => {
    const { shop, user, callsOf } = show('ready', theirs('running'), unlessBusy('running'));
    await press(user, 'Import');
    await press(user, 'Do not wait');
    expect(await screen.findByText(/What you start here begins afterwards/)).toBeVisible();
    shop.other = null;
    await waitFor(() => expect(screen.queryByText(/theirs\.csv/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled();
    expect(callsOf('DeskStartImport')).toHaveLength(1);
  });

  test('the page says so before anything is pressed, and no longer when it has ended', async () => {
    const { shop } = show('done', theirs('running'), lost);
    expect(await screen.findByText('“theirs.csv” by Ravi is being imported.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo the import' })).toBeEnabled();
    shop.other = null;
    await waitFor(() => expect(screen.queryByText(/theirs\.csv/)).toBeNull());
  });
});

describe('an import', () => {
  test('that was taken back says so, although the answer was lost', async () => {
    const { user } = show('done', null, (shop) => {
      updated(shop, 'undoing');
      return lost();
    });
    await confirmUndo(user);
    expect(await screen.findByText('Taking the import back')).toBeVisible();
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  test('that could not be taken back says why until the next attempt', async () => {
    const { user } = show('done', null, (shop) =>
      answers.shift() === 'lost' ? lost() : updated(shop, 'undoing'),
    );
    const answers = ['lost'];
    await confirmUndo(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached at the moment.');
    await confirmUndo(user);
    expect(await screen.findByText('Taking the import back')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('whose undo has stopped offers nothing but to continue the undo', async () => {
    const { shop, user, callsOf } = show('undoing', null, (shop) => updated(shop, 'undoing'));
    await screen.findByText('Taking the import back');
    shop.own = importOf('mine', { state: 'stopped', hasStoppedUndo: true, restored: 2, kept: 1 });
    expect(
      await screen.findByText(
        'The undo stopped half-way: 2 changes restored, 1 kept because of what has changed since.',
        {},
        { timeout: 5000 },
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
    await press(user, 'Continue the undo');
    expect(await screen.findByText('Taking the import back')).toBeVisible();
    expect(callsOf('DeskUndoImport')).toHaveLength(1);
    expect(callsOf('DeskStartImport')).toHaveLength(0);
  });

  test('shows no refusal any more when its undo has begun and stopped meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { shop, user } = show('stopped', null, () => ({
      __typename: 'InvalidInput',
      message: 'The file is no longer there',
    }));
    await press(user, 'Continue');
    expect(await screen.findByText('The file is no longer there')).toBeVisible();
    shop.own = importOf('mine', { state: 'stopped', hasStoppedUndo: true });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('button', { name: 'Continue the undo' })).toBeEnabled();
    expect(screen.queryByText('The file is no longer there')).toBeNull();
  });

  test('shows what somebody does with it in another window', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { shop } = show('ready', null, lost);
    await screen.findByRole('button', { name: 'Import' });
    shop.own = importOf('mine', { state: 'running', done: 3 });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('3 of 9 records. The shop stays open.')).toBeVisible();
  });

  test('whose start was refused shows why, and its preview anew', async () => {
    const { shop, user, callsOf } = show('ready', null, () => {
      shop.previewId = 'preview-2';
      return { __typename: 'InvalidInput', message: 'The catalogue has changed' };
    });
    await press(user, 'Import');
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue has changed');
    await waitFor(() => expect(callsOf('DeskImportPreview')).toHaveLength(2));
    await press(user, 'Import');
    await waitFor(() => expect(callsOf('DeskStartImport')).toHaveLength(2));
    expect(callsOf('DeskStartImport').at(-1)?.variables.previewId).toBe('preview-2');
  });

  test('keeps the chosen columns when they are refused, and says why', async () => {
    const { user } = show('ready', null, () => ({ __typename: 'InvalidInput', message: 'Chosen twice' }));
    await press(user, 'Columns of the file');
    const field = await screen.findByRole('combobox', { name: 'product' });
    await user.selectOptions(field, 'Item');
    await press(user, 'Use these columns');
    const form = within(screen.getByRole('form', { name: 'Columns of the file' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Chosen twice');
    expect(field).toHaveDisplayValue('Item');
  });
});
