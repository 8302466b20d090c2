import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';

const CONFIRM_SECOND_FACTOR = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code) {
      __typename
      ... on DeskSecondFactorConfirmed {
        recoveryCodes
      }
      ...Refusal @unmask
    }
  }
`);

/** Turns the second factor on with its first code. `confirm` resolves to the recovery codes or to why it was refused. */
export function useConfirmSecondFactor() {
  const { mutate, busy } = useResultMutation(CONFIRM_SECOND_FACTOR);
  const confirm = async (code: string): Promise<{ recoveryCodes: string[] } | { problem: string }> => {
    const result = await mutate({ variables: { code } });
    return result.__typename === 'DeskSecondFactorConfirmed' ? result : { problem: result.message };
  };
  return { confirm, busy };
}
