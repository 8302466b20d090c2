import { useQuery } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import { InvitationList } from '../features/staff/invitations/InvitationList.tsx';
import { InviteDialog } from '../features/staff/invitations/InviteDialog.tsx';
import { StaffTable } from '../features/staff/members/StaffTable.tsx';
import { STAFF_LIST } from '../features/staff/members/staffList.ts';
import { PermissionTable } from '../features/staff/PermissionTable.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

export function Component() {
  const { data, error, refetch } = useQuery(STAFF_LIST, { fetchPolicy: 'cache-and-network' });
  const desk = data?.desk;
  return (
    <>
      <PageHeader
        title="Staff"
        description="Who works at the desk, and what they may do."
        actions={<InviteDialog />}
      />
      {!desk && <QueryPending query={{ error, refetch }} failure="The staff could not be read." />}
      {desk && (
        <Stack gap="8">
          <StaffTable members={desk.staff} />
          {desk.staffInvitations.length > 0 && (
            <section>
              <Heading as="h2" size="lg" marginBottom="3">
                Open invitations
              </Heading>
              <InvitationList invitations={desk.staffInvitations} />
            </section>
          )}
          <section>
            <Heading as="h2" size="lg" marginBottom="3">
              What each role may do
            </Heading>
            <PermissionTable roles={desk.roles} />
          </section>
        </Stack>
      )}
    </>
  );
}
