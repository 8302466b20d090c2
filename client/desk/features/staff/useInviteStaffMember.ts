import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { graphql } from '../../generated/gql.ts';
import type { InviteStaffMemberInput } from '../../generated/graphql.ts';
import { showSuccess } from '../../ui/toaster.tsx';
import { STAFF_LIST } from './staffList.ts';

const INVITE_STAFF_MEMBER = graphql(`
  mutation InviteStaffMember($input: InviteStaffMemberInput!) {
    inviteStaffMember(input: $input) {
      __typename
      ... on DeskStaffInvited {
        message
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** Mails an invitation. `invite` resolves to why it was refused; null on success. */
export function useInviteStaffMember() {
  const { mutate, busy } = useResultMutation(INVITE_STAFF_MEMBER);
  const invite = async (input: InviteStaffMemberInput): Promise<string | null> => {
    const { __typename, message } = await mutate({ variables: { input }, refetchQueries: [STAFF_LIST] });
    if (__typename !== 'DeskStaffInvited') return message;
    showSuccess(message);
    return null;
  };
  return { invite, busy };
}
