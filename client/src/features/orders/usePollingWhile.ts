import type { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { PAYMENT_POLL_INTERVAL } from '../../lib/constants.ts';

type PollableQuery = Pick<useQuery.Result<unknown>, 'startPolling' | 'stopPolling'>;

/** Polls a query of payments while `isWaiting`. */
export function usePollingWhile(isWaiting: boolean, { startPolling, stopPolling }: PollableQuery): void {
  useEffect(() => {
    if (!isWaiting) return;
    startPolling(PAYMENT_POLL_INTERVAL);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
}
