import { startSession } from '../../../src/lib/session/session.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { graphql } from '../../generated/gql.ts';

const DESK_SIGN_IN = graphql(`
  mutation DeskSignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignedIn {
        token
        user {
          id
          name
          email
          isAdmin
        }
      }
      ...Refusal @unmask
    }
  }
`);

/** Signs in with the account that staff also have as shoppers. `signIn` resolves to why it was refused; null on success. */
export function useDeskSignIn() {
  const { mutate, busy } = useResultMutation(DESK_SIGN_IN);
  const signIn = async ({ email, password }: { email: string; password: string }): Promise<string | null> => {
    const result = await mutate({ variables: { input: { email, password } } });
    if (result.__typename !== 'SignedIn') return result.message;
    const { token, user } = result;
    startSession(token, {
      userId: user.id,
      name: user.name,
      email: user.email,
      image: '',
      isAdmin: user.isAdmin,
    });
    return null;
  };
  return { signIn, busy };
}
