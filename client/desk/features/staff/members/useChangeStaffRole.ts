import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import type { StaffRole } from '../../../generated/graphql.ts';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { STAFF_LIST } from './staffList.ts';

const CHANGE_STAFF_ROLE = graphql(`
  mutation ChangeStaffRole($id: ID!, $role: StaffRole) {
    changeStaffRole(id: $id, role: $role) {
      __typename
      ... on DeskStaffChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

/** Changes the role of a member of staff; null removes the person. */
export function useChangeStaffRole() {
  const { mutate, busy } = useResultMutation(CHANGE_STAFF_ROLE);
  const changeRole = async (id: string, role: StaffRole | null): Promise<void> => {
    const { __typename, message } = await mutate({ variables: { id, role }, refetchQueries: [STAFF_LIST] });
    if (__typename === 'DeskStaffChanged') showSuccess(message);
    else showError(message);
  };
  return { changeRole, busy };
}
