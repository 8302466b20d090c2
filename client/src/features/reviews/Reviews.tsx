import { heading, stack } from '../../theme/classes.ts';
import { AddReviewForm } from './AddReviewForm.tsx';
import { HiddenReviews } from './HiddenReviews.tsx';
import { ReviewList } from './ReviewList.tsx';

/** The reviews of a product, and a form to add one. */
export function Reviews({ productId }: { productId: string }) {
  return (
    <div className={stack({ direction: 'column', gap: 8 })}>
      <div className={stack({ direction: 'column', gap: 4 })}>
        <h2 className={heading()}>Customer questions &amp; answers</h2>
        <HiddenReviews productId={productId} />
        <ReviewList productId={productId} />
      </div>
      <AddReviewForm productId={productId} />
    </div>
  );
}
