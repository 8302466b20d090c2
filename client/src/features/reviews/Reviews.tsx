import { heading, stack } from '../../theme/classes.ts';
import { AddReviewForm } from './AddReviewForm.tsx';
import { ReviewList } from './ReviewList.tsx';
import styles from './Reviews.module.css';

/** The reviews of a product, and a form to add one. */
export function Reviews({ productId }: { productId: string }) {
  return (
    <div className={stack({ direction: 'column', gap: 8 })}>
      <div>
        <h2 className={heading({}, styles.heading)}>Customer questions &amp; answers</h2>
        <ReviewList productId={productId} />
      </div>
      <AddReviewForm productId={productId} />
    </div>
  );
}
