import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../src/lib/session/session.ts';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop, signIn } from '../../test/testShop.tsx';
import { AccessGate } from './AccessGate.tsx';
import { createDeskCache } from './apollo.ts';

const openWith = (DeskAccess: () => object) =>
  renderDesk(fakeShop({ DeskAccess }, createDeskCache()).client, <AccessGate>The desk</AccessGate>, []);
const open = (error: Error) =>
  openWith(() => {
    throw error;
  });

describe('the access to the desk', () => {
  beforeEach(signIn);
  afterEach(endSession);

  it('says how long to wait after too many requests', async () => {
    const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: 57 };
    open(new CombinedGraphQLErrors({ errors: [{ message: 'Too many', extensions }] }));
    expect(await screen.findByRole('button', { name: /^Try again in \d\d seconds$/ })).toBeInTheDocument();
  });

  it('tells who is invited, but has not accepted yet, how to accept', async () => {
    openWith(() => ({ me: { __typename: 'User', id: '1', email: 'ravi@shop.example', staffAccess: null } }));
    // While the access is read, another main part stands there.
    expect(await screen.findByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('ravi@shop.example has no access to the desk.');
    expect(main).toHaveTextContent('open the link in the invitation’s mail and accept it');
  });

  it('says that the desk cannot be reached', async () => {
    open(new TypeError('no network'));
    expect(await screen.findByText('The desk cannot be reached at the moment.')).toBeInTheDocument();
  });
});
