import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskSubscriberState } from '../../generated/graphql.ts';
import { useExport } from '../../ui/lists/useExport.ts';
import { EXPORT_SUBSCRIBERS } from './documents.ts';

/** Exports the subscribers in a state. */
export function useExportSubscribers(state: DeskSubscriberState) {
  const { mutate } = useResultMutation(EXPORT_SUBSCRIBERS);
  return useExport('subscribers', (after) => mutate({ variables: { state, after } }));
}
