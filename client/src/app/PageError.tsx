import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { CodeLoadError } from '../lib/page/codeLoading.ts';
import { reloadOnce } from '../lib/page/reloadOnce.ts';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { LoadingOverlay } from '../ui/states/LoadingOverlay.tsx';

/** Shown instead of a page that crashed. If its code could not be loaded, the page is reloaded first. */
export function PageError() {
  const isCodeMissing = useRouteError() instanceof CodeLoadError;
  const [reloading, setReloading] = useState(isCodeMissing);
  useEffect(() => {
    if (isCodeMissing) setReloading(reloadOnce());
  }, [isCodeMissing]);
  if (reloading) return <LoadingOverlay />;
  return (
    <ErrorState
      title="Something went wrong"
      message="The page could not be shown. Loading it again often helps."
      onRetry={() => window.location.reload()}
    />
  );
}
