import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { getToken } from '../lib/session/session.ts';
import { Component as ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { Component as ResetPasswordPage } from './ResetPasswordPage.tsx';
import { Component as VerifyEmailPage } from './VerifyEmailPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('requests a reset link for an e-mail address', async () => {
  const { client, callsOf } = fakeShop({
    SignInOptions: () => ({ signInOptions: { google: false, demo: false, mail: true } }),
    RequestPasswordReset: () => ({
      requestPasswordReset: { __typename: 'PasswordResetRequested', message: 'If this address has …' },
    }),
  });
  renderPage(client, '/forgotPassword', <ForgotPasswordPage />);
  await press('Send the link');
  expect(screen.getByRole('alert')).toHaveTextContent('Email can not be blank!');
  await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com{Enter}');
  expect(await screen.findByText('If this address has …')).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(callsOf('RequestPasswordReset')).toHaveLength(1);
});

it('shows when the shop cannot send mail', async () => {
  const { client } = fakeShop({
    SignInOptions: () => ({ signInOptions: { google: false, demo: false, mail: false } }),
  });
  renderPage(client, '/forgotPassword', <ForgotPasswordPage />);
  expect(await screen.findByText(/cannot send mail/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it('sets a password with the link’s token, removes the token from the URL, and opens the sign-in page', async () => {
  signIn();
  const responses = [
    { __typename: 'PasswordTooCommon', message: 'Too many people use it' },
    { __typename: 'PasswordReset', message: 'Your new password is set.' },
  ];
  const { client, callsOf } = fakeShop({ ResetPassword: () => ({ resetPassword: responses.shift() }) });
  renderPage(client, '/resetPassword', <ResetPasswordPage />, '?token=secret-token');
  await screen.findByLabelText('New password');
  expect(window.location.search).toBe('');

  await userEvent.type(screen.getByLabelText('New password'), 'password123');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'password124');
  await press('Set the password');
  expect(screen.getByRole('alert')).toHaveTextContent('Password and confirm password not match');
  expect(callsOf('ResetPassword')).toEqual([]);

  await userEvent.type(screen.getByLabelText('Confirm Password'), '{Backspace}3');
  await press('Set the password');
  await screen.findByText('Too many people use it');
  expect(screen.getByLabelText('New password')).toHaveFocus();

  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press('Set the password');
  await screen.findByText('Your new password is set.');
  expect(callsOf('ResetPassword').at(-1)?.variables).toEqual({
    input: { token: 'secret-token', newPassword: 'password123' },
  });
  expect(getToken()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2100));
  screen.getByText('at /signIn');
});

it('shows no form without a token', async () => {
  renderPage(fakeShop({}).client, '/resetPassword', <ResetPasswordPage />);
  await screen.findByText(/This link is not complete/);
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('verifies the e-mail address and opens the account page', async () => {
  signIn();
  const { client, callsOf } = fakeShop({
    Viewer: () => ({ me: { ...SHOPPER, emailVerified: false, cart: cartOf() } }),
    VerifyEmail: () => ({
      verifyEmail: {
        __typename: 'EmailVerified',
        message: 'Thank you!',
        user: { __typename: 'User', id: SHOPPER.id, emailVerified: true },
      },
    }),
  });
  renderPage(client, '/verifyEmail', <VerifyEmailPage />, '?token=abc');
  await screen.findByText('at /my-account');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you!');
  expect(callsOf('VerifyEmail')).toMatchObject([{ variables: { token: 'abc' } }]);
});

it('shows why a link is invalid', async () => {
  signIn();
  const { client } = fakeShop({
    Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
    VerifyEmail: () => ({ verifyEmail: { __typename: 'LinkExpired', message: 'It does not work' } }),
  });
  renderPage(client, '/verifyEmail', <VerifyEmailPage />, '?token=abc');
  await screen.findByText('It does not work');
  expect(window.location.search).toBe('');
});

it('redirects visitors to the sign-in page', async () => {
  renderPage(fakeShop({}).client, '/verifyEmail', <VerifyEmailPage />, '?token=abc');
  await screen.findByText('at /signIn?next=%2FverifyEmail%3Ftoken%3Dabc');
});
