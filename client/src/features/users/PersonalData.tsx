import { Heading, Separator, Text, VStack } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import type { DeleteAccount_UserFragment } from '../../generated/graphql.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { multilineButton } from '../../ui/multilineButton.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

/** Downloads or deletes the shopper's personal data. */
export function PersonalData({ user }: { user: DeleteAccount_UserFragment }) {
  const { download, busy } = useDownload(
    `/api/user/${encodeURIComponent(user.id)}/data`,
    'Your data could not be fetched. Please try again.',
  );
  return (
    <VStack align="stretch" gap="6" separator={<Separator />}>
      <VStack align="start" gap="3">
        <Heading as="h2" size="lg">
          Download your data
        </Heading>
        <Text>
          A file with all that we know of you: profile, devices, orders, reviews, lists and what happened to
          your account.
        </Text>
        <ActionButton variant="outline" {...multilineButton} busy={busy} onClick={() => void download()}>
          <LuDownload aria-hidden />
          {busy ? 'Gathering your data…' : 'Download your data'}
        </ActionButton>
      </VStack>
      <VStack align="start" gap="3">
        <Heading as="h2" size="lg">
          Delete my account
        </Heading>
        <Text>
          We delete your name, address and everything else that identifies you, for good. Only an order that
          is still on its way to you keeps them until it has arrived.
        </Text>
        <DeleteAccount user={user} />
      </VStack>
    </VStack>
  );
}
