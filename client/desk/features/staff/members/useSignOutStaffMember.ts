import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { STAFF_LIST } from './staffList.ts';

const SIGN_OUT_STAFF_MEMBER = graphql(`
  mutation SignOutStaffMember($id: ID!) {
    signOutStaffMember(id: $id) {
      __typename
      ... on DeskStaffChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** Ends all sessions of a member of staff. */
export function useSignOutStaffMember() {
  const { mutate, busy } = useResultMutation(SIGN_OUT_STAFF_MEMBER);
  const signOut = async (id: string): Promise<void> => {
    const { __typename, message } = await mutate({ variables: { id }, refetchQueries: [STAFF_LIST] });
    if (__typename === 'DeskStaffChanged') showSuccess(message);
    else showError(message);
  };
  return { signOut, busy };
}
