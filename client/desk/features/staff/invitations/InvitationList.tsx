import { Flex, Stack, Text } from '@chakra-ui/react';
import type { StaffListQuery } from '../../../generated/graphql.ts';
import { formatTime } from '../../../lib/format.ts';
import { SmallButton } from '../../../ui/SmallButton.tsx';
import { useWithdrawInvitation } from './useWithdrawInvitation.ts';

type Invitation = NonNullable<StaffListQuery['desk']>['staffInvitations'][number];

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { withdraw, busy } = useWithdrawInvitation();
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {invitations.map(({ id, email, role, expiresAt }) => (
        <Flex as="li" key={id} justify="space-between" align="center" gap="4" wrap="wrap">
          <Text>
            {email} as {role}, until {formatTime(expiresAt)}
          </Text>
          <SmallButton
            loading={busy}
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => void withdraw(id)}
          >
            Withdraw
          </SmallButton>
        </Flex>
      ))}
    </Stack>
  );
}
