import { Button, Heading, Text, VStack } from '@chakra-ui/react';
import { LuCloudOff } from 'react-icons/lu';
import { usePageStatus } from '../lib/pageStatus.ts';

/** Says that something could not be loaded and offers another attempt. On the server the page's status is 503. */
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
  return (
    <VStack role="alert" gap="3" py="16" px="4" textAlign="center">
      <LuCloudOff size={48} aria-hidden />
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      <Text color="fg.muted">{message}</Text>
      <Button onClick={onRetry}>Try again</Button>
    </VStack>
  );
}
