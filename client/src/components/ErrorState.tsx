import { Button, Heading, Text, VStack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { LuCloudOff, LuWifiOff } from 'react-icons/lu';
import { usePageStatus } from '../lib/pageStatus.ts';
import { useOnline } from '../lib/useOnline.ts';

/**
 * Says that something could not be loaded and offers another attempt; made by itself when the network comes back.
 * On the server the page's status is 503.
 */
export function ErrorState({
  title = 'This could not be loaded',
  message = 'Please check the connection and try again.',
  onRetry,
}: {
  title?: string;
  message?: string;
  onRetry: () => void;
}) {
  usePageStatus(503);
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) onRetry();
    wasOffline.current = !online;
  }, [online, onRetry]);

  return (
    <VStack role="alert" gap="3" py="16" px="4" textAlign="center">
      {online ? <LuCloudOff size={48} aria-hidden /> : <LuWifiOff size={48} aria-hidden />}
      <Heading as="h2" size="xl">
        {online ? title : 'You are offline'}
      </Heading>
      <Text color="fg.muted">
        {online ? message : 'This is shown as soon as there is a connection again.'}
      </Text>
      <Button onClick={onRetry}>Try again</Button>
    </VStack>
  );
}
