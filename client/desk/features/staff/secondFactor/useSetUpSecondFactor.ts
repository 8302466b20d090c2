import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';

const SET_UP_SECOND_FACTOR = graphql(`
  mutation SetUpSecondFactor($password: String) {
    setUpSecondFactor(password: $password) {
      __typename
      ... on DeskSecondFactorSetup {
        secret
        uri
      }
      ...Refusal @unmask
    }
  }
`);

/** Creates the secret of a second factor. `setUp` resolves to it, or to why it was refused. @param password null for an account without one */
export function useSetUpSecondFactor() {
  const { mutate, busy } = useResultMutation(SET_UP_SECOND_FACTOR);
  const setUp = async (password: string | null) => {
    const result = await mutate({ variables: { password } });
    return result.__typename === 'DeskSecondFactorSetup' ? result : { problem: result.message };
  };
  return { setUp, busy };
}
