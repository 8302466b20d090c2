import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { withStaff } from '../../../../test/testDesk.tsx';
import { fakeShop, renderPage } from '../../../../test/testShop.tsx';
import { createDeskCache } from '../../../app/apollo.ts';
import { SavedViews } from './SavedViews.tsx';

/** A list of customers, open at its second page, with a view of this member and a shared one. */
function open() {
  const view = { __typename: 'DeskSavedView', query: 'show=blocked', shared: false, isOwn: true };
  let views = [
    { ...view, id: 'own', name: 'Blocked' },
    { ...view, id: 'shared', name: 'Of Asha', query: 'search=asha', shared: true, isOwn: false },
  ];
  const shop = fakeShop(
    {
      SavedViews: () => ({ desk: { __typename: 'Desk', savedViews: views } }),
      SaveView: ({ name, query }) => {
        views = [...views, { ...view, id: 'new', name: String(name), query: String(query) }];
        return { saveView: { __typename: 'DeskSavedView', id: 'new' } };
      },
      DeleteView: ({ id }) => ({ deleteView: { __typename: 'DeskViewDeleted', id } }),
    },
    createDeskCache(),
  );
  renderPage(
    shop.client,
    '/customers',
    withStaff(<SavedViews list="customers" />, ['READ_CUSTOMERS'], 'support'),
    '?search=bina&after=page-2',
  );
  return shop;
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('menu'));
};

test('a view of the list is opened at its first page', async () => {
  const { callsOf } = open();
  const menu = await openMenu();
  await userEvent.click(await menu.findByRole('menuitem', { name: /^Of Asha/ }));
  expect(window.location.search).toBe('?search=asha');
  expect(callsOf('SavedViews')[0]?.variables).toEqual({ list: 'customers' });
});

test('the filters in the address are saved as a view of the list, without the page', async () => {
  const { callsOf } = open();
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Save these filters…' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bina');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('SaveView')[0]?.variables).toEqual({
    list: 'customers',
    name: 'Bina',
    query: 'search=bina',
    shared: false,
  });
  expect(await (await openMenu()).findByRole('menuitem', { name: /^Bina/ })).toBeVisible();
});

test('only own views can be deleted by staff who do not own the shop', async () => {
  const { callsOf } = open();
  const menu = await openMenu();
  await menu.findByRole('menuitem', { name: /^Blocked/ });
  expect(menu.queryByRole('button', { name: 'Delete the view Of Asha' })).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: 'Delete the view Blocked' }));
  await waitFor(() => expect(menu.queryByRole('menuitem', { name: /^Blocked/ })).toBeNull());
  expect(callsOf('DeleteView')[0]?.variables).toEqual({ id: 'own' });
});
