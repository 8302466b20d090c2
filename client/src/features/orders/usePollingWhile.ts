import type { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { CONFIRMING_READ_EVERY } from '../../lib/constants.ts';

type Polled = Pick<useQuery.Result<unknown>, 'startPolling' | 'stopPolling'>;

/** Reads a query again and again while a payment is being confirmed. */
export function usePollingWhile(isConfirming: boolean, { startPolling, stopPolling }: Polled): void {
  useEffect(() => {
    if (!isConfirming) return;
    startPolling(CONFIRMING_READ_EVERY);
    return stopPolling;
  }, [isConfirming, startPolling, stopPolling]);
}
