import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { graphql } from '../../generated/gql.ts';
import { showError } from '../../ui/toaster.tsx';

const SET_UP_SECOND_FACTOR = graphql(`
  mutation SetUpSecondFactor {
    setUpSecondFactor {
      __typename
      ... on DeskSecondFactorSetup {
        secret
        uri
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** Creates the secret of a second factor. `setUp` resolves to null when it was refused. */
export function useSetUpSecondFactor() {
  const { mutate, busy } = useResultMutation(SET_UP_SECOND_FACTOR);
  const setUp = async () => {
    const result = await mutate();
    if (result.__typename === 'DeskSecondFactorSetup') return result;
    showError(result.message);
    return null;
  };
  return { setUp, busy };
}
