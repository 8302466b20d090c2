import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../src/lib/session.ts';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop, SHOPPER, signIn } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as InvitationPage } from './InvitationPage.tsx';

const MESSAGE = 'This invitation is used. Please ask an owner for a new one.';
const invalid = { __typename: 'InvitationInvalid', message: MESSAGE };
const open = { checkStaffInvitation: { __typename: 'StaffInvitationOpen' } };

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
