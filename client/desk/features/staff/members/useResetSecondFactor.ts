import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { STAFF_LIST } from './staffList.ts';

const RESET_SECOND_FACTOR = graphql(`
  mutation ResetSecondFactor($id: ID!) {
    resetSecondFactor(id: $id) {
      __typename
      ... on DeskStaffChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** Removes the second factor of a member of staff, who has lost it. */
export function useResetSecondFactor() {
  const { mutate, busy } = useResultMutation(RESET_SECOND_FACTOR);
  const resetSecondFactor = async (id: string): Promise<void> => {
    const { __typename, message } = await mutate({ variables: { id }, refetchQueries: [STAFF_LIST] });
    if (__typename === 'DeskStaffChanged') showSuccess(message);
    else showError(message);
  };
  return { resetSecondFactor, busy };
}
