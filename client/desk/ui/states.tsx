import { Alert, Button, Center, EmptyState, Spinner, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuInbox } from 'react-icons/lu';

/** While the data of a page are read for the first time. */
export const LoadingState = ({ label = 'Loading' }: { label?: string }) => (
  <Center minHeight="48" role="status">
    <Spinner aria-label={label} />
  </Center>
);

/** A list without entries. */
export const NothingHere = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <EmptyState.Indicator>
        <LuInbox />
      </EmptyState.Indicator>
      <VStack textAlign="center">
        <EmptyState.Title as="h2">{title}</EmptyState.Title>
        {children && <EmptyState.Description>{children}</EmptyState.Description>}
      </VStack>
    </EmptyState.Content>
  </EmptyState.Root>
);

/** Data that could not be read. */
export const FailedState = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <Alert.Root status="error" role="alert">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{message}</Alert.Title>
    </Alert.Content>
    {onRetry && (
      <Button size="sm" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    )}
  </Alert.Root>
);
