// Bug: a sign-out is acknowledged, but the session stays valid.

import type * as real from '../../../../src/features/auth/sessions.service.ts';

export * from '../../../../src/features/auth/sessions.service.ts';

export const signOut: typeof real.signOut = async () => ({
  __typename: 'SignedOut',
  message: 'You are signed out',
});
