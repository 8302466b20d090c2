import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../src/lib/session.ts';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop, signIn } from '../../test/testShop.tsx';
import { AccessGate } from './AccessGate.tsx';
import { createDeskCache } from './apollo.ts';

const open = (error: Error) => {
  const fail = () => {
    throw error;
  };
  renderDesk(fakeShop({ DeskAccess: fail }, createDeskCache()).client, <AccessGate>The desk</AccessGate>, []);
};

describe('the access to the desk', () => {
  beforeEach(signIn);
  afterEach(endSession);

  it('says how long to wait after too many requests', async () => {
    const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: 57 };
    open(new CombinedGraphQLErrors({ errors: [{ message: 'Too many', extensions }] }));
    expect(await screen.findByRole('button', { name: /^Try again in \d\d seconds$/ })).toBeInTheDocument();
  });

  it('says that the desk cannot be reached', async () => {
    open(new TypeError('no network'));
    expect(await screen.findByText('The desk cannot be reached at the moment.')).toBeInTheDocument();
  });
});
