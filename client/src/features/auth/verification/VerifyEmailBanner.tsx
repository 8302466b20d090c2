import { Box, Flex, Text } from '@chakra-ui/react';
import { LuMail } from 'react-icons/lu';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { Viewer } from '../useViewer.ts';
import { useRequestEmailVerification } from './useRequestEmailVerification.ts';

/** Asks the shopper to verify their e-mail address; renders nothing once it is verified. */
export function VerifyEmailBanner({ viewer: { email, emailVerified } }: { viewer: Viewer }) {
  const { requestEmailVerification, busy } = useRequestEmailVerification();
  if (emailVerified) return null;
  return (
    <Flex align="center" gap="3" wrap="wrap" bg="brand.subtle" borderRadius="l3" p="4">
      <Box asChild flexShrink="0" boxSize="6" color="brand.fg">
        <LuMail aria-hidden />
      </Box>
      <Text flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        Please confirm your email address: open the link that we have sent to {email}.
      </Text>
      <ActionButton size="sm" variant="outline" busy={busy} onClick={() => void requestEmailVerification()}>
        {busy ? 'Sending...' : 'Send again'}
      </ActionButton>
    </Flex>
  );
}
