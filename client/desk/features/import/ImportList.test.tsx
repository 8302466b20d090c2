import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { system } from '../../app/theme.ts';
import { ImportList } from './ImportList.tsx';

const COUNTS = { total: 1, done: 1, imported: 1, updated: 0, repaired: 0, refused: 0, restored: 0, kept: 0 };
const importOf = (number: number) => ({
  __typename: 'DeskImport',
  id: String(number),
  fileName: `file-${number}.csv`,
  actorName: 'Asha',
  state: 'done',
  hasStoppedUndo: false,
  seemsInterrupted: false,
  setsMovedStock: false,
  readsContents: false,
  problem: '',
  createdAt: '2026-11-23T10:00:00.000Z',
  ...COUNTS,
});
const page = (numbers: number[], endCursor: string, hasNextPage: boolean) => ({
  __typename: 'DeskImportConnection',
  nodes: numbers.map(importOf),
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor },
});

const renderList = (client: ApolloClient) =>
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ImportList />
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );

test('an import that has not begun has no counts', async () => {
  const nodes = [importOf(2), { ...importOf(1), state: 'ready', imported: 0 }];
  const imports = { ...page([], 'one', false), nodes };
  const link = new ApolloLink(() => of({ data: { desk: { __typename: 'Desk', imports } } }));
  renderList(new ApolloClient({ link, cache: new InMemoryCache() }));
  const [, done, ready] = await screen.findAllByRole('row');
  const textsOf = (row?: HTMLElement) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .slice(2)
      .map(({ textContent }) => textContent);
  expect(textsOf(done)).toEqual(['1', '0', '0', '0']);
  expect(textsOf(ready)).toEqual(['–', '–', '–', '–']);
});

test('an undo that has stopped is shown as one, with what it has restored and kept', async () => {
  const stopped = { state: 'stopped', imported: 700 };
  const nodes = [
    { ...importOf(2), ...stopped, hasStoppedUndo: true, restored: 1200, kept: 3 },
    { ...importOf(1), ...stopped },
  ];
  const imports = { ...page([], 'one', false), nodes };
  const link = new ApolloLink(() => of({ data: { desk: { __typename: 'Desk', imports } } }));
  renderList(new ApolloClient({ link, cache: new InMemoryCache() }));
  const [, undo, other] = await screen.findAllByRole('row');
  expect(undo).toHaveTextContent('Undo stopped1,200 restored, 3 kept700');
  expect(other).toHaveTextContent('Stopped half-way700');
});

test('an import that runs is shown as done when it has ended', async () => {
  let state = 'running';
  const client = fakeShop(
    {
      DeskImports: () => ({
        desk: {
          __typename: 'Desk',
          imports: { ...page([], 'one', false), nodes: [{ ...importOf(2), state }, importOf(1)] },
        },
      }),
      DeskImport: () => ({
        desk: { __typename: 'Desk', activeImport: null, import: { ...importOf(2), state, imported: 7 } },
      }),
    },
    createDeskCache(),
  ).client;
  renderList(client);
  expect(await screen.findByText('Running')).toBeVisible();
  state = 'done';
  expect(await screen.findByRole('row', { name: /file-2\.csv.*Imported 7/ })).toBeVisible();
  expect(screen.queryByText('Running')).toBeNull();
});

test('older imports are on the next page', async () => {
  const link = new ApolloLink(({ variables }) => {
    const imports = variables.after === 'two' ? page([1], 'one', false) : page([3, 2], 'two', true);
    return of({ data: { desk: { __typename: 'Desk', imports } } });
  });
  const cache = new InMemoryCache({ typePolicies: { Desk: { merge: true } } });
  renderList(new ApolloClient({ link, cache, dataMasking: true }));
  const files = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'file-1.csv' })).toBeInTheDocument();
  expect(files()).toEqual(['file-1.csv']);
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByRole('link', { name: 'file-3.csv' })).toBeInTheDocument();
  expect(files()).toEqual(['file-3.csv', 'file-2.csv']);
});
