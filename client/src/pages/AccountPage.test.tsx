import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { getSession, getToken } from '../lib/session/session.ts';
import { Component as AccountPage } from './AccountPage.tsx';

beforeEach(() => {
  signIn();
});

const viewer = (more: object = {}) => ({ me: { ...SHOPPER, ...more, cart: cartOf() } });
const device = (id: string, current = false) => ({
  __typename: 'Session',
  id,
  device: `Browser ${id}`,
  address: '203.0.113.x',
  firstSeen: '2026-11-29T01:00:00.000+05:30',
  lastSeen: '2026-11-30T23:59:00.000+05:30',
  current,
});
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

it('shows the specified tabs first', async () => {
  renderPage(fakeShop({ Viewer: () => viewer() }).client, '/my-account', <AccountPage />);
  await screen.findByDisplayValue('Asha');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Edit Profile',
    'Change Password',
    'Signed-in Devices',
    'Your Data',
  ]);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('keeps a changed profile until it is saved, also on another tab', async () => {
  const images = [{ __typename: 'Image', url: '/a.webp', srcSet: null }];
  const { client } = fakeShop({
    Viewer: () => viewer({ images }),
    UpdateProfile: () => ({
      updateProfile: {
        __typename: 'ProfileUpdated',
        message: 'The profile is saved',
        user: { ...SHOPPER, name: 'Asha Rao', images },
      },
    }),
    Sessions: () => ({ me: { __typename: 'User', id: SHOPPER.id, sessions: [] } }),
  });
  const before = renderPage(client, '/my-account', <AccountPage />);
  const name = () => screen.findByLabelText('Name');
  await userEvent.type(await name(), ' Rao');
  await openTab('Signed-in Devices');
  await openTab('Edit Profile');
  expect(await name()).toHaveValue('Asha Rao');
  before.unmount();

  renderPage(client, '/my-account', <AccountPage />);
  expect(await name()).toHaveValue('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('status')).toHaveTextContent('The profile is saved');
  expect(sessionStorage).toHaveLength(0);
});

it('lists the devices and signs out another one', async () => {
  let sessions = [device('one', true), device('two')];
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer(),
    Sessions: () => ({ me: { __typename: 'User', id: SHOPPER.id, sessions } }),
    SignOutSession: () => {
      sessions = sessions.slice(0, 1);
      return {
        signOutSession: { __typename: 'SessionsChanged', message: 'This device is signed out', sessions },
      };
    },
  });
  renderPage(client, '/my-account', <AccountPage />);
  await openTab('Signed-in Devices');
  const list = await screen.findByRole('list', { name: 'Signed-in Devices' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Browser oneThis device');
  expect(list).toHaveTextContent(
    'Signed in 29 Nov 2026, 1:00 am from 203.0.113.x, last used 30 Nov 2026, 11:59 pm',
  );
  expect(within(list).queryByRole('button', { name: 'Sign out Browser one' })).toBeNull();

  await userEvent.click(within(list).getByRole('button', { name: 'Sign out Browser two' }));
  expect(await screen.findByRole('status')).toHaveTextContent('This device is signed out');
  expect(callsOf('SignOutSession')).toMatchObject([{ variables: { id: 'two' } }]);
  expect(callsOf('Sessions')).toHaveLength(1);
  await screen.findByText('You are signed in nowhere else.');
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

it('asks for the e-mail verification and sends the link again', async () => {
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer({ emailVerified: false }),
    RequestEmailVerification: () => ({
      requestEmailVerification: { __typename: 'EmailVerificationRequested', message: 'On its way' },
    }),
  });
  renderPage(client, '/my-account', <AccountPage />);
  await screen.findByText(/link that we have sent to asha@example.com/);
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('status')).toHaveTextContent('On its way');
  expect(callsOf('RequestEmailVerification')).toHaveLength(1);
});

it('sends a link to set the first password', async () => {
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer({ hasPassword: false }),
    RequestPasswordReset: () => ({
      requestPasswordReset: { __typename: 'PasswordResetRequested', message: 'A link is on its way' },
    }),
  });
  renderPage(client, '/my-account', <AccountPage />);
  await openTab('Change Password');
  expect(screen.queryByLabelText('Old Password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByText('A link is on its way');
  expect(callsOf('RequestPasswordReset')).toMatchObject([{ variables: { email: SHOPPER.email } }]);
});

it('saves the personal data as a file, and shows a failure', async () => {
  const headers = { 'content-disposition': 'attachment; filename="kirana-data.json"' };
  const fetchResponse = vi.fn(async () => new Response('{"profile":{}}', { headers }));
  vi.stubGlobal('fetch', fetchResponse);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  renderPage(fakeShop({ Viewer: () => viewer() }).client, '/my-account', <AccountPage />);
  await openTab('Your Data');
  await userEvent.click(screen.getByRole('button', { name: 'Download your data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(fetchResponse).toHaveBeenCalledWith('/api/user/u1/data', {
    headers: { authorization: 'Bearer token' },
  });
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'kirana-data.json', href: 'blob:data' });

  fetchResponse.mockResolvedValueOnce(new Response('{}', { status: 500 }));
  await userEvent.click(screen.getByRole('button', { name: 'Download your data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
  expect(saved).toHaveBeenCalledOnce();
});

it('removes the shopper’s data when the session has ended before a download', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  const { client } = fakeShop({ Viewer: () => viewer() });
  renderPage(client, '/my-account', <AccountPage />);
  await openTab('Your Data');
  await userEvent.click(screen.getByRole('button', { name: 'Download your data' }));
  await screen.findByText('at /signIn?next=%2Fmy-account%3Ftab%3Ddata');
  expect(getToken()).toBeNull();
  expect(JSON.stringify(client.extract())).not.toContain(SHOPPER.email);
});

it('deletes the account after listing what is lost and checking the password', async () => {
  const responses = [
    { __typename: 'WrongPassword', message: 'current password wrong' },
    { __typename: 'AccountDeleted', message: 'Goodbye!' },
  ];
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer(),
    DeleteAccount: () => ({ deleteAccount: responses.shift() }),
  });
  renderPage(client, '/my-account', <AccountPage />);
  await openTab('Your Data');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  expect(dialog).toHaveTextContent('It cannot be undone.');
  const press = () => userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  await press();
  expect(callsOf('DeleteAccount')).toEqual([]);

  await userEvent.type(within(dialog).getByLabelText('Your password'), 'wrong');
  await press();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('current password wrong');
  expect(getToken()).toBe('token');

  await press();
  await screen.findByText('at /');
  expect(getToken()).toBeNull();
  expect(JSON.stringify(client.extract())).not.toContain(SHOPPER.email);
});

it('asks a shopper without a password to sign in again', async () => {
  const { client } = fakeShop({
    Viewer: () => viewer({ hasPassword: false }),
    DeleteAccount: () => ({ deleteAccount: { __typename: 'FreshSignInNeeded', message: 'Once more' } }),
  });
  renderPage(client, '/my-account', <AccountPage />);
  await openTab('Your Data');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  const again = await within(dialog).findByRole('button', { name: 'Sign in with Google once more' });
  expect(Object.fromEntries(new FormData(again.closest('form') ?? undefined))).toEqual({
    next: '/my-account?tab=data',
  });
});

it('stores a chosen picture without Save [4.images.2]', async () => {
  let images: object[] = [];
  const upload = vi.fn(async () => {
    images = [{ __typename: 'Image', url: '/media/avatars/new.webp', srcSet: null }];
    return Response.json(['http://shop.example/media/avatars/new.webp']);
  });
  vi.stubGlobal('fetch', upload);
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer({ images }),
    UpdateProfile: () => ({
      updateProfile: {
        __typename: 'ProfileUpdated',
        message: 'Saved',
        user: { ...SHOPPER, name: 'Asha Rao', images },
      },
    }),
  });
  renderPage(client, '/my-account', <AccountPage />);
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Choose a picture'), file);
  await screen.findByText('Images Uploaded!');
  expect(screen.getByAltText('Your picture')).toHaveAttribute('src', '/media/avatars/new.webp');
  expect(getSession()?.user.image).toBe('/media/avatars/new.webp');
  expect(callsOf('UpdateProfile')).toEqual([]);

  await userEvent.type(screen.getByLabelText('Name'), ' Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(callsOf('UpdateProfile')[0]?.variables.input).toMatchObject({ images: ['/media/avatars/new.webp'] });
});

it('keeps the previous picture when the server refuses the new one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: true, msg: 'Too large.' }, { status: 400 }));
  renderPage(fakeShop({ Viewer: () => viewer() }).client, '/my-account', <AccountPage />);
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Choose a picture'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too large.');
  expect(screen.queryByAltText('Your picture')).toBeNull();
});
