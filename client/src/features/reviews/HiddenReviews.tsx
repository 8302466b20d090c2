import { stack, surface, text } from '../../theme/classes.ts';
import styles from './ReviewList.module.css';
import { useOwnReviews } from './useOwnReviews.ts';

/** The shopper's own review of a product when the shop has hidden it, with the reason. Nobody else sees it. */
export function HiddenReviews({ productId }: { productId: string }) {
  const { hiddenReviews } = useOwnReviews(productId);
  return hiddenReviews.map(({ id, review, reason }) => (
    <section
      key={id}
      aria-label="Your hidden review"
      className={stack(
        { direction: 'column', gap: 2 },
        surface({ bordered: true, radius: 'lg' }, styles.review),
      )}
    >
      <p className={text({ weight: 'extrabold' })}>Only you see your review: the shop has hidden it.</p>
      {reason && <p className={text({ wrap: 'anywhere' })}>Reason: {reason}</p>}
      <p className={text({ wrap: 'anywhere', tone: 'muted' }, styles.text)}>{review}</p>
    </section>
  ));
}
