import { FailedState, LoadingState } from './states.tsx';

interface QueryPendingProps {
  /** What `useQuery` has returned. */
  query: {
    error?: Error | undefined;
    /** Reads the data again. */
    refetch: () => unknown;
  };
  /** Said when the query has failed, such as `The staff could not be read.` */
  failure: string;
  /** Names what is loading, for screen readers. */
  loadingLabel?: string;
}

/** In place of the data of a query that has none: that they are being read, or why they cannot be, with a button that tries again. */
export const QueryPending = ({ query: { error, refetch }, failure, loadingLabel }: QueryPendingProps) =>
  error ? (
    <FailedState message={failure} error={error} onRetry={() => void refetch()} />
  ) : (
    <LoadingState label={loadingLabel} />
  );
