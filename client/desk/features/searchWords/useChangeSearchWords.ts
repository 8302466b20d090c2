import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskSearchWordsChange } from '../../generated/graphql.ts';
import type { Refusal } from '../../ui/messages/showRefusal.ts';
import { CHANGE_SEARCH_WORDS } from './documents.ts';

/** Changes groups, and reads them again. `change` resolves to why it was refused, or null. */
export function useChangeSearchWords() {
  const { mutate, busy } = useResultMutation(CHANGE_SEARCH_WORDS);
  const change = async (changes: DeskSearchWordsChange[]): Promise<Refusal | null> => {
    const result = await mutate({
      variables: { changes },
      refetchQueries: ['SearchWords'],
      awaitRefetchQueries: true,
    });
    return 'message' in result ? result : null;
  };
  return { change, busy };
}
