import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import type { InviteStaffMemberInput } from '../../../generated/graphql.ts';
import { useShowMailSent } from '../../../ui/messages/useShowMailSent.ts';
import { STAFF_LIST } from '../members/staffList.ts';

const INVITE_STAFF_MEMBER = graphql(`
  mutation InviteStaffMember($input: InviteStaffMemberInput!) {
    inviteStaffMember(input: $input) {
      __typename
      ... on DeskStaffInvited {
        message
      }
      ... on DeskInvitationLink {
        message
        link
      }
      ...Refusal @unmask
    }
  }
`);

/** The link of an invitation that the shop cannot mail. */
export interface InvitationLink {
  message: string;
  link: string;
}

/** Invites somebody: resolves to why it was refused, or to the link that the owner hands over; null if it was mailed. */
export function useInviteStaffMember() {
  const { mutate, busy } = useResultMutation(INVITE_STAFF_MEMBER);
  const showMailSent = useShowMailSent();
  const invite = async (
    input: InviteStaffMemberInput,
  ): Promise<{ refusal: string } | InvitationLink | null> => {
    const result = await mutate({ variables: { input }, refetchQueries: [STAFF_LIST] });
    if (result.__typename === 'DeskInvitationLink') return result;
    if (result.__typename !== 'DeskStaffInvited') return { refusal: result.message };
    showMailSent(result.message, input.email);
    return null;
  };
  return { invite, busy };
}
