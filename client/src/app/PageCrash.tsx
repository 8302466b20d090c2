import { ErrorState } from '../ui/ErrorState.tsx';

/** Stands in for a page that crashed, or whose code could not be loaded. */
export function PageCrash() {
  return (
    <ErrorState
      title="Something went wrong"
      message="The page could not be shown. Loading it again often helps."
      onRetry={() => window.location.reload()}
    />
  );
}
