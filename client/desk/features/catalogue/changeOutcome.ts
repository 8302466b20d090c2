import type { Refusal } from '../../ui/messages/showRefusal.ts';
import { showError, showSuccess } from '../../ui/messages/toaster.tsx';

/**
 * Tells the user how a change of the catalogue has ended.
 * @param onEnd called each time, also after a conflict: the list then shows what is stored
 */
export function changeOutcome(onEnd: () => void) {
  /** @returns why it was refused, for a form to show; null: it succeeded */
  function finish(result: { __typename: string } | Refusal, success: string): Refusal | null {
    onEnd();
    if ('message' in result) return result;
    showSuccess(success);
    return null;
  }
  /** As `finish`, for what has no form to show the refusal. */
  function finishWithMessage(result: { __typename: string } | Refusal, success: string): void {
    const refusal = finish(result, success);
    if (refusal) showError(refusal.message);
  }
  return { finish, finishWithMessage };
}
