import { useAddReview } from '../features/reviews/useAddReview.ts';
import type { WantedAction } from '../lib/session/wantedAction.ts';
import { useRunOnce } from '../lib/useRunOnce.ts';

export interface DueActionProps {
  action: WantedAction;
  /** Called when it is done, or refused. */
  onClose: () => void;
}

/** Publishes the review that was wanted. */
export function DueReview({ action, onClose }: DueActionProps) {
  const { addReview } = useAddReview();
  useRunOnce(() => addReview(action.input as never).then(onClose));
  return null;
}
