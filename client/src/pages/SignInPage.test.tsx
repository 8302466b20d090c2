import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartOf, deferred, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { getSession, getToken } from '../lib/session/session.ts';
import { Component as AccountPage } from './AccountPage.tsx';
import { Component as SignInPage } from './SignInPage.tsx';

const signedIn = {
  signIn: {
    __typename: 'SignedIn',
    token: 'fresh',
    message: 'Welcome, Asha!',
    user: { ...SHOPPER, isAdmin: false, images: [{ __typename: 'Image', url: '/a.webp' }] },
  },
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

it('reports blank inputs, then the server’s error [5.signin.1 5.signin.2 8.server.1]', async () => {
  const refusal = {
    signIn: { __typename: 'WrongCredentials', message: 'Email or password is not correct.' },
  };
  const { client, callsOf } = fakeShop({ SignIn: () => refusal });
  renderPage(client, '/signIn', <SignInPage />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Email can not be blank!');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Password can not be blank!');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(callsOf('SignIn')).toEqual([]);

  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Email or password is not correct.')).toHaveRole('alert');
  expect(getToken()).toBeNull();
});

it('sends what a password manager has filled in without events', async () => {
  const { client, callsOf } = fakeShop({ SignIn: () => signedIn });
  renderPage(client, '/signIn', <SignInPage />);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'asha@example.com';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'secret pass';
  await press();
  await screen.findByText('Welcome, Asha!');
  expect(callsOf('SignIn')).toMatchObject([
    { variables: { input: { email: 'asha@example.com', password: 'secret pass' } } },
  ]);
});

it('stores the session and opens the home page after two seconds [3.session.1 3.session.2 3.session.3 4.login.1 4.login.3 4.login.4 9.delay.2]', async () => {
  const { client } = fakeShop({ SignIn: () => signedIn });
  renderPage(client, '/signIn', <SignInPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret pass');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press();
  await screen.findByText('Welcome, Asha!');
  expect(getToken()).toBe('fresh');
  expect(getSession()?.user).toMatchObject({ userId: SHOPPER.id, image: '/a.webp', isAdmin: false });

  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByText('at /')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600));
  screen.getByText('at /');
});

it('redirects a signed-in shopper to the next page', async () => {
  signIn();
  const { client } = fakeShop({ Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }) });
  renderPage(client, '/signIn', <SignInPage />, '?next=%2Forders');
  await screen.findByText('at /orders');
});

it('shows the form when the stored session has ended', async () => {
  signIn();
  const { client } = fakeShop({ Viewer: () => ({ me: null }) });
  renderPage(client, '/signIn', <SignInPage />);
  await waitFor(() => expect(getToken()).toBeNull());
  screen.getByLabelText('Password');
});

describe('a page that needs a session', () => {
  const signInPage = { '/signIn': <SignInPage /> };

  it('opens the sign-in page with the reason when the session has ended', async () => {
    signIn();
    const { client } = fakeShop({ Viewer: () => ({ me: null }) });
    renderPage(client, '/my-account', <AccountPage />, '', signInPage);
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toHaveRole('alert');
  });

  it.each([
    ['a sign-out', { isSignOut: true }, 'You were signed out in another tab.', 'status'],
    ['a refused token', {}, 'Your session has ended. Please sign in again.', 'alert'],
  ])('opens the sign-in page with the reason after %s in another tab', async (_, options, text, role) => {
    signIn();
    const { client } = fakeShop({ Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }) });
    renderPage(client, '/my-account', <AccountPage />, '', signInPage);
    await screen.findByRole('button', { name: 'Sign out' });
    vi.resetModules();
    const otherTab = await import('../lib/session/session.ts');
    otherTab.endSession(options);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(await screen.findByText(text)).toHaveRole(role);
    expect(screen.queryAllByRole('alert')).toHaveLength(role === 'alert' ? 1 : 0);
  });

  it('opens the sign-in page without a reason for a visitor', async () => {
    renderPage(fakeShop({}).client, '/my-account', <AccountPage />, '', signInPage);
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens the sign-in page without a reason after a sign-out', async () => {
    signIn();
    const { client } = fakeShop({
      Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
      SignOut: () => ({ signOut: { __typename: 'SignedOut', message: 'Goodbye' } }),
    });
    renderPage(client, '/my-account', <AccountPage />, '', signInPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('shows and hides the password [2.signin.3]', async () => {
  renderPage(fakeShop({}).client, '/signIn', <SignInPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('removes the shopper’s data on sign-out, even when the server cannot be reached [4.login.7]', async () => {
  signIn();
  const { client } = fakeShop({
    Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
    SignOut: () => {
      throw new Error('connection lost');
    },
  });
  renderPage(client, '/my-account', <AccountPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByText('at /signIn');
  expect(getToken()).toBeNull();
  expect(JSON.stringify(client.extract())).not.toContain(SHOPPER.email);
});

it('ends an invalid session', async () => {
  signIn();
  const { client } = fakeShop({ Viewer: () => ({ me: null }) });
  renderPage(client, '/my-account', <AccountPage />);
  await screen.findByText('at /signIn?next=%2Fmy-account');
  expect(getToken()).toBeNull();
});

it('never shows another shopper’s cached data', async () => {
  signIn();
  const own = deferred<object>();
  const other = { me: { ...SHOPPER, id: 'u2', name: 'Ravi', cart: cartOf() } };
  const responses = [other, own.promise];
  const renderings: string[] = [];
  const { client } = fakeShop({ Viewer: () => responses.shift() ?? {} });
  const { container } = renderPage(client, '/my-account', <AccountPage />);
  new MutationObserver(() => renderings.push(container.innerHTML)).observe(container, {
    childList: true,
    subtree: true,
  });
  await waitFor(() => expect(responses).toEqual([]));
  own.settle({ me: { ...SHOPPER, cart: cartOf() } });
  await screen.findByDisplayValue('Asha');
  expect(renderings.join()).not.toContain('Ravi');
});
