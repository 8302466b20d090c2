import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState } from '../ui/states.tsx';

/** Shown instead of a page that has failed. */
export function DeskError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <PageHeader title="Something went wrong" />
      <FailedState message="This page could not be shown." onRetry={() => window.location.reload()} />
    </>
  );
}
