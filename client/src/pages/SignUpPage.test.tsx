import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeShop, renderPage, SHOPPER } from '../../test/testShop.tsx';
import { Component as SignInPage } from './SignInPage.tsx';
import { Component as SignUpPage } from './SignUpPage.tsx';

const signedUp = {
  signUp: { __typename: 'SignedUp', message: 'Welcome!', user: { __typename: 'User', id: SHOPPER.id } },
};
const googleOnly = { signInOptions: { __typename: 'SignInOptions', google: true, mail: false } };
const { client } = fakeShop({ SignUp: () => signedUp, SignInOptions: () => googleOnly });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

it('keeps what is typed, but not the password, until the account is there', async () => {
  const before = renderPage(client, '/signUp', <SignUpPage />);
  for (const [label, text] of [
    ['Full Name', 'Asha Rao'],
    ['Email', SHOPPER.email],
    ['Phone', '+91 98765'],
    ['Password', 'ten green mangoes'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.type(screen.getByLabelText('Password'), '!');
  before.unmount();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('mangoes');

  renderPage(client, '/signUp', <SignUpPage />);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Email')).toHaveValue(SHOPPER.email);
  expect(screen.getByLabelText('Phone')).toHaveValue('+9198765');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Password'), 'ten green mangoes');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByText('Welcome!');
  expect(sessionStorage).toHaveLength(0);
});

describe('the page to open after the sign-in', () => {
  it('is kept on the way from the sign-in page to the sign-up page', async () => {
    renderPage(client, '/signIn', <SignInPage />, '?next=%2Fcart');
    await userEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    await screen.findByText('at /signUp?next=%2Fcart');
  });

  it('is kept on the way back to the sign-in page', async () => {
    renderPage(client, '/signUp', <SignUpPage />, '?next=%2Fcart');
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    await screen.findByText('at /signIn?next=%2Fcart');
  });

  it('is kept after a sign-up', async () => {
    renderPage(client, '/signUp', <SignUpPage />, '?next=%2Fcart');
    for (const label of ['Full Name', 'Email', 'Phone', 'Password'])
      await userEvent.type(screen.getByLabelText(label), label === 'Phone' ? SHOPPER.phone : SHOPPER.email);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByText('Welcome!');
    await act(() => vi.advanceTimersByTimeAsync(2100));
    screen.getByText('at /signIn?next=%2Fcart');
  });

  it('is kept by a sign-up with Google', async () => {
    renderPage(client, '/signUp', <SignUpPage />, '?next=%2Fcart');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign In with Google' });
    expect(new FormData(button.form ?? undefined).get('next')).toBe('/cart');
  });
});
