import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { STAFF_LIST } from '../members/staffList.ts';

const WITHDRAW_STAFF_INVITATION = graphql(`
  mutation WithdrawStaffInvitation($id: ID!) {
    withdrawStaffInvitation(id: $id) {
      __typename
      ... on DeskInvitationWithdrawn {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** Withdraws an invitation. */
export function useWithdrawInvitation() {
  const { mutate, busy } = useResultMutation(WITHDRAW_STAFF_INVITATION);
  const withdraw = async (id: string): Promise<void> => {
    const { __typename, message } = await mutate({ variables: { id }, refetchQueries: [STAFF_LIST] });
    if (__typename === 'DeskInvitationWithdrawn') showSuccess(message);
    else showError(message);
  };
  return { withdraw, busy };
}
