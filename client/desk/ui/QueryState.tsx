import type { ReactNode } from 'react';
import { FailedState, LoadingState } from './states.tsx';

interface QueryStateProps<Data> {
  /** What a query has answered. Undefined: nothing yet, or it has failed. Null: there is no such thing. */
  data: Data | null | undefined;
  error: Error | undefined;
  /** Reads the data again. */
  refetch: () => unknown;
  /** Said when the query has failed, such as `The staff could not be read.` */
  failure: string;
  /** Names what is loading, for screen readers. */
  loadingLabel?: string;
  /** Shown when there is no such thing. */
  missing?: ReactNode;
  /** Shows the data. */
  children: (data: Data) => ReactNode;
}

/** The data of a query; until they are there that they are being read, or why they cannot be, with a button that tries again. */
export function QueryState<Data>({
  data,
  error,
  refetch,
  failure,
  loadingLabel,
  missing,
  children,
}: QueryStateProps<Data>) {
  if (data !== null && data !== undefined) return children(data);
  if (data === null && missing) return missing;
  if (error) return <FailedState message={failure} error={error} onRetry={() => void refetch()} />;
  return <LoadingState label={loadingLabel} />;
}
