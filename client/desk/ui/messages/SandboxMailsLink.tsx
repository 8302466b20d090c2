import { Link, Text } from '@chakra-ui/react';
import { sandboxMailsUrl, useMailDelivery } from '../../lib/mailDelivery.ts';

/** Says in a demo where its mails are; nothing in other shops. */
export function SandboxMailsLink() {
  if (useMailDelivery() !== 'SANDBOX') return null;
  return (
    <Text as="span" color="fg.muted">
      This demo sends no mail:{' '}
      <Link href={sandboxMailsUrl()} target="_blank" variant="underline">
        read its mails here
      </Link>
      .
    </Text>
  );
}
