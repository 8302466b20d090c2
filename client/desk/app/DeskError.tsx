import { Center } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailedState } from '../ui/states.tsx';

/** Shown instead of a page that has failed. */
export function DeskError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Center minHeight="60dvh" padding="4">
      <FailedState message="This page could not be shown." onRetry={() => window.location.reload()} />
    </Center>
  );
}
