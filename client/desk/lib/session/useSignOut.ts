import { useMutation } from '@apollo/client/react';
import { endSession } from '../../../src/lib/session/session.ts';
import { graphql } from '../../generated/gql.ts';

const DESK_SIGN_OUT = graphql(`
  mutation DeskSignOut {
    signOut {
      message
    }
  }
`);

/** Ends the session: on the server, and in this browser even when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useMutation(DESK_SIGN_OUT);
  return async () => {
    await signOut().catch(() => undefined);
    endSession({ isSignOut: true });
  };
}
