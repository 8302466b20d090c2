import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Alert, Button, Center, EmptyState, Spinner, Stack, VisuallyHidden, VStack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { LuInbox, LuLock } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { tooManyMessage, waitingTime } from '../../src/lib/tooManyMessage.ts';
import { useOnline } from '../../src/lib/useOnline.ts';
import { ignoreDoubleClick } from '../../src/ui/ignoreDoubleClick.ts';
import { useStaff } from '../lib/session/staff.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** While the data of a page are read for the first time. */
export const LoadingState = ({ label = 'Loading' }: { label?: string | undefined }) => (
  <Center minHeight="48">
    <NamedSpinner name={label} />
  </Center>
);

/** @param name what is waited for, for screen readers */
export const NamedSpinner = ({ name }: { name: string }) => (
  <Center role="status">
    <Spinner />
    <VisuallyHidden>{name}</VisuallyHidden>
  </Center>
);

interface EmptyStateProps {
  title: string;
  icon?: ReactNode;
  children?: ReactNode;
}

/** A list without entries. */
export const NothingHere = ({ title, icon = <LuInbox />, children }: EmptyStateProps) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <EmptyState.Indicator>{icon}</EmptyState.Indicator>
      <VStack textAlign="center">
        <EmptyState.Title as="h2">{title}</EmptyState.Title>
        {children && <EmptyState.Description>{children}</EmptyState.Description>}
      </VStack>
    </EmptyState.Content>
  </EmptyState.Root>
);

const ANOTHER_ROLE = 'An owner of the shop can give you another role.';

/** What the role of the member of staff may not do. @param message in the server's words */
export const NotAllowedState = ({ message }: { message: string }) => (
  <NothingHere title={message} icon={<LuLock />}>
    {ANOTHER_ROLE}
  </NothingHere>
);

/** Above a form that the role of the member of staff may not change. @param what such as `products` */
export function ReadOnlyNote({ what }: { what: string }) {
  const { role } = useStaff();
  return (
    <Alert.Root status="info" marginBottom="5" maxWidth="4xl">
      <Alert.Indicator>
        <LuLock />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{`Your role, ${role}, may only read ${what}`}</Alert.Title>
        <Alert.Description>{ANOTHER_ROLE}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

interface FailedStateProps {
  /** What could not be read. */
  message: string;
  /** Why, when a query has failed. */
  error?: Error | undefined;
  onRetry?: () => void;
}

/** Data that could not be read: for want of a permission, of a network, or for another reason. */
export function FailedState({ message, error, onRetry }: FailedStateProps) {
  const isOnline = useOnline();
  const secondsLeft = useSecondsLeft(error);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (isOnline) return;
    return () => retry();
  }, [isOnline]);
  const refusal = messageOf(error, 'FORBIDDEN');
  // Such as a day or a position in the address that nobody can choose.
  const unusableInput = messageOf(error, 'BAD_USER_INPUT');
  // The button counts the seconds.
  const tooMany = tooManyMessage(error, onRetry !== undefined);
  if (refusal) return <NotAllowedState message={refusal} />;
  return (
    <Alert.Root status={isOnline ? 'error' : 'warning'} role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="1">
          <Alert.Title>{isOnline ? (tooMany ?? message) : 'You are offline.'}</Alert.Title>
          {!isOnline && (
            <Alert.Description>
              The page is read by itself when the network is back. What you have typed stays.
            </Alert.Description>
          )}
          {isOnline && unusableInput && (
            <Alert.Description>
              The address or a filter has a value that cannot be used: {unusableInput}
            </Alert.Description>
          )}
        </Stack>
      </Alert.Content>
      {isOnline && unusableInput && (
        <Button asChild size="sm" variant="outline">
          <RouterLink to={{ search: '' }}>Show all</RouterLink>
        </Button>
      )}
      {onRetry && isOnline && !unusableInput && (
        // A screen reader that speaks each second could say nothing else.
        <Button size="sm" variant="outline" aria-live="off" {...ignoreDoubleClick(secondsLeft > 0, onRetry)}>
          {secondsLeft > 0 ? `Try again in ${waitingTime(secondsLeft)}` : 'Try again'}
        </Button>
      )}
    </Alert.Root>
  );
}

/** The server's words for an error with this code; null for other errors. */
const messageOf = (error: Error | undefined, code: 'FORBIDDEN' | 'BAD_USER_INPUT'): string | null =>
  (CombinedGraphQLErrors.is(error) &&
    error.errors.find(({ extensions }) => extensions?.code === code)?.message) ||
  null;
