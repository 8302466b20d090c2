import { useSession } from '../../../src/lib/session/session.ts';
import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { Letter_StateFragment, SaveLetterMutationVariables } from '../../generated/graphql.ts';
import type { SaveResult } from '../../ui/conflicts/useVersionedForm.ts';
import { showError, showSuccess } from '../../ui/messages/toaster.tsx';
import { useShowMailSent } from '../../ui/messages/useShowMailSent.ts';
import { SAVE_LETTER, SEND_LETTER, SEND_TEST_LETTER, STOP_LETTER } from './documents.ts';

/** What can be done with a letter. Each action but `save` shows its problem. */
export function useLetterActions() {
  const saving = useResultMutation(SAVE_LETTER);
  const showMailSent = useShowMailSent();
  const email = useSession()?.user.email ?? '';
  const testing = useResultMutation(SEND_TEST_LETTER);
  const sending = useResultMutation(SEND_LETTER);
  const stopping = useResultMutation(STOP_LETTER);

  async function save(variables: SaveLetterMutationVariables): Promise<SaveResult<Letter_StateFragment>> {
    const result = await saving.mutate({ variables });
    if (result.__typename === 'DeskLetterSaved') {
      showSuccess('The draft is saved');
      return { saved: result.letter };
    }
    return result.__typename === 'DeskLetterConflict'
      ? { conflict: result.letter, message: result.message }
      : result;
  }

  async function sendTest(id: string): Promise<void> {
    const result = await testing.mutate({ variables: { id } });
    if (result.__typename === 'DeskTestLetterSent') showMailSent(result.message, email);
    else showError(result.message);
  }

  async function send({ id, version }: Letter_StateFragment): Promise<Letter_StateFragment | null> {
    const result = await sending.mutate({ variables: { id, version } });
    if (result.__typename === 'DeskLetterStarted') return result.letter;
    showError(result.message);
    return null;
  }

  async function stop(id: string): Promise<void> {
    const result = await stopping.mutate({ variables: { id } });
    if (result.__typename === 'DeskLetterStopped') showSuccess('The letter is stopped');
    else showError(result.message);
  }

  const busy = [saving, testing, sending, stopping].some((mutation) => mutation.busy);
  return { save, sendTest, send, stop, busy };
}
