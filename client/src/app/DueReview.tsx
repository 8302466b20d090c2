import { useAddReview } from '../features/reviews/useAddReview.ts';
import type { WantedAction } from '../lib/session/wantedAction.ts';
import { useRunOnce } from '../lib/useRunOnce.ts';

export interface DueActionProps<Kinds extends WantedAction['kind']> {
  action: WantedAction<Kinds>;
  /** Called when it is done, or refused. */
  onClose: () => void;
}

/** Publishes the review that was wanted. */
export function DueReview({ action, onClose }: DueActionProps<'addReview'>) {
  const { addReview } = useAddReview();
  useRunOnce(() => addReview(action.input).then(onClose));
  return null;
}
