import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { DeskToaster } from '../../ui/messages/toaster.tsx';
import { SearchWords } from './SearchWords.tsx';

interface Change {
  before?: string[] | null;
  after?: string[] | null;
}

const builtIn = (words: string[], narrower: string[] = []) => ({
  __typename: 'DeskBuiltInSearchWords',
  words,
  narrower,
});
const onion = builtIn(['onion', 'pyaz', 'प्याज़']);

const CONFLICT = 'Mina has changed these words meanwhile';

/** The page of a shop with these groups. @param refusal of each change @param changedMeanwhile what the first change finds */
async function open(
  groups: string[][],
  refusal?: { field: string; message: string },
  changedMeanwhile?: string[][],
) {
  let own = groups;
  const { client, callsOf } = fakeShop(
    {
      SearchWords: () => ({
        desk: {
          __typename: 'Desk',
          searchWords: {
            __typename: 'DeskSearchWords',
            own: own.map((words) => ({
              __typename: 'DeskOwnSearchWords',
              words,
              joins: words.includes('pyaz') ? [onion] : [],
            })),
            builtIn: [onion, builtIn(['chips'], ['lays'])],
          },
        },
      }),
      ChangeSearchWords: ({ changes }) => {
        if (changedMeanwhile && own !== changedMeanwhile) {
          own = changedMeanwhile;
          return { changeSearchWords: { __typename: 'DeskSearchWordsConflict', message: CONFLICT } };
        }
        if (refusal) return { changeSearchWords: { __typename: 'InvalidInput', ...refusal } };
        for (const { before, after } of changes as Change[])
          own = [
            ...own.filter((group) => group.join() !== before?.join()),
            ...(after ? [after.flatMap((text) => text.split(', '))] : []),
          ];
        return { changeSearchWords: { __typename: 'DeskSearchWordsSaved' } };
      },
    },
    createDeskCache(),
  );
  renderDesk(
    client,
    <>
      <SearchWords />
      <DeskToaster />
    </>,
    ['EDIT_SETTINGS'],
    '/settings?section=words',
  );
  await screen.findByRole('heading', { name: 'Built-in words' });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    user,
    press,
    changes: () => callsOf('ChangeSearchWords').map(({ variables }) => variables.changes),
  };
}

test('words are added, and what is wrong with them is said at their field', async () => {
  const { user, press, changes } = await open([]);
  expect(screen.getByText('No words of your own yet')).toBeVisible();
  await press('New words');
  const field = await screen.findByRole('textbox', { name: 'Words for one thing' });
  await user.type(field, 'pyaz');
  await press('Save');
  expect(await screen.findByText(/^Please add another word for the same thing/)).toBeVisible();
  expect(changes()).toEqual([]);
  await user.type(field, ', dungli');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([[{ before: null, after: ['pyaz, dungli'] }]]);
  // The built-in group that it joins.
  const table = screen.getByRole('table', { name: 'Your own words' });
  expect(within(table).getByText('onion, pyaz, प्याज़')).toBeVisible();
});

test('what only the shop knows to be wrong is said at the field, too', async () => {
  const message = '“pyaz” is in another group of yours: pyaz, kanda';
  const { user, press } = await open([['tel', 'oil']], { field: 'changes.0.after', message });
  await press('Edit tel, oil');
  const field = await screen.findByRole('textbox', { name: 'Words for one thing' });
  expect(field).toHaveValue('tel, oil');
  await user.type(field, ', pyaz');
  await press('Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('words that somebody else has changed meanwhile are replaced by the next attempt', async () => {
  const meanwhile = [
    ['dungli', 'pyaz', 'kanda'],
    ['chips', 'wafers'],
  ];
  const { user, press, changes } = await open([['dungli', 'pyaz']], undefined, meanwhile);
  await press('Edit dungli, pyaz');
  await user.type(await screen.findByRole('textbox', { name: 'Words for one thing' }), ', onion');
  await press('Save');
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Words for one thing' })).toHaveValue('dungli, pyaz, onion');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes().at(-1)).toEqual([{ before: meanwhile[0], after: ['dungli, pyaz, onion'] }]);
});

test('the search looks at own and built-in words', async () => {
  const { user } = await open([
    ['dungli', 'pyaz'],
    ['tel', 'oil'],
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search all words' }), 'PYA');
  await waitFor(() => expect(screen.queryByText('tel, oil')).toBeNull());
  expect(screen.getByText('dungli, pyaz')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('onion, pyaz, प्याज़');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'lays');
  expect(await screen.findByText('None of your own words match')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('chips (also found by lays)');
});

test('removed words come back with Undo', async () => {
  const { press, changes } = await open([['tel', 'oil']]);
  await press('Remove tel, oil');
  expect(await screen.findByText('No words of your own yet')).toBeVisible();
  await press('Undo');
  expect(await screen.findByText('tel, oil')).toBeVisible();
  expect(changes()).toEqual([[{ before: ['tel', 'oil'] }], [{ after: ['tel', 'oil'] }]]);
});

test('a file shows what it changes; what it does not have is removed only if that is ticked', async () => {
  const { user, press, changes } = await open([
    ['tel', 'oil'],
    ['quux', 'corge'],
  ]);
  const kept = [
    { before: null, after: ['foo', 'bar'] },
    { before: ['tel', 'oil'], after: ['tel', 'oil', 'tail'] },
  ];
  const answers = [
    {
      encoding: 'UTF-8',
      unchanged: 0,
      changes: [],
      problems: [{ line: 3, text: 'one', message: 'Add one' }],
    },
    {
      ...{ encoding: 'Windows-1252', unchanged: 4, problems: [] },
      changes: [...kept, { before: ['quux', 'corge'], after: null }],
    },
  ];
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  await press('Import');
  const send = async () =>
    user.upload(await screen.findByLabelText('File of words'), new File(['x'], 'a.csv'));
  await send();
  expect(await screen.findByRole('list', { name: 'Rows to correct' })).toHaveTextContent('Line 3: Add one');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await send();
  expect(
    await screen.findByText(/^Read as Windows-1252: 4 groups as stored, 2 new or changed/),
  ).toBeVisible();
  const list = screen.getByRole('list', { name: 'Changes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['newfoo, bar', 'changedtel, oil → tel, oil, tail']);
  await user.click(screen.getByRole('checkbox', { name: 'Remove 1 group that the file does not have' }));
  expect(list).toHaveTextContent('removedquux, corge');
  await user.click(screen.getByRole('checkbox'));
  await press('Save 2 changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toEqual([kept]);
});
