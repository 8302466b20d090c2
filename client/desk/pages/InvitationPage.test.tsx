import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../src/lib/session/session.ts';
import { renderDesk } from '../../test/testDesk.tsx';
import { deferred, fakeShop, SHOPPER, signIn } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as InvitationPage } from './InvitationPage.tsx';

const MESSAGE = 'This invitation is used. Please ask an owner for a new one.';
const invalid = { __typename: 'InvitationInvalid', message: MESSAGE };
const open = {
  checkStaffInvitation: { __typename: 'StaffInvitationOpen', role: 'packer', shopName: 'Asha Stores' },
};

const renderPage = (replies: Parameters<typeof fakeShop>[0]) =>
  renderDesk(
    fakeShop(replies, createDeskCache()).client,
    <InvitationPage />,
    [],
    `/invitation?token=secret&email=${SHOPPER.email}`,
  );
const accept = () => screen.queryByRole('button', { name: 'Accept the invitation' });

describe('the page of an invitation', () => {
  beforeEach(signIn);
  afterEach(endSession);

  it('offers nothing to accept when the invitation has ended', async () => {
    renderPage({ CheckStaffInvitation: () => ({ checkStaffInvitation: invalid }) });
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This invitation has ended' })).toBeInTheDocument();
    expect(accept()).toBeNull();
  });

  it('says so at once to visitors who are not signed in, before an account is opened for it', async () => {
    endSession();
    renderPage({ CheckStaffInvitation: () => ({ checkStaffInvitation: invalid }) });
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open an account' })).toBeNull();
  });

  it('names the shop and the role to visitors who have no account yet', async () => {
    endSession();
    renderPage({ CheckStaffInvitation: () => open });
    expect(await screen.findByRole('heading', { name: 'The desk of Asha Stores' })).toBeInTheDocument();
    expect(screen.getByText('You are invited to work there as packer.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open an account' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('At least 8 characters.');
  });

  it('shows no form before it is known that the invitation is open, and asks again on demand', async () => {
    endSession();
    let isReachable = false;
    renderPage({
      CheckStaffInvitation: () => {
        if (!isReachable) throw new Error('no network');
        return open;
      },
    });
    expect(screen.getByRole('status')).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Open an account' })).toBeNull();
    isReachable = true;
    await userEvent.setup().click(retry);
    expect(await screen.findByRole('button', { name: 'Open an account' })).toBeInTheDocument();
  });

  it('shows the invitation of the link that was opened last', async () => {
    const { promise: slowAnswer, settle } = deferred<object>();
    renderDesk(
      fakeShop(
        { CheckStaffInvitation: ({ token }) => (token === 'first' ? slowAnswer : open) },
        createDeskCache(),
      ).client,
      <>
        <Link to="/invitation?token=second">Second</Link>
        <InvitationPage />
      </>,
      [],
      '/invitation?token=first',
    );
    await userEvent.setup().click(screen.getByText('Second'));
    expect(await screen.findByRole('heading', { name: 'The desk of Asha Stores' })).toBeInTheDocument();
    await act(async () => settle({ checkStaffInvitation: invalid }));
    expect(screen.queryByText(MESSAGE)).toBeNull();
    expect(screen.getByRole('heading', { name: 'The desk of Asha Stores' })).toBeInTheDocument();
  });

  it('stops to offer it when it ends meanwhile', async () => {
    renderPage({
      CheckStaffInvitation: () => open,
      AcceptStaffInvitation: () => ({ acceptStaffInvitation: invalid }),
    });
    const button = await screen.findByRole('button', { name: 'Accept the invitation' });
    await userEvent.setup().click(button);
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    expect(accept()).toBeNull();
  });
});
