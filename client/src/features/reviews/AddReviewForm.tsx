import type { FormEvent } from 'react';
import { RATING_MAX, RATING_STEP, REVIEW_DEFAULT_RATING } from '../../lib/constants.ts';
import { saveDraft, useDraft } from '../../lib/session/personalDraft.ts';
import { button, heading, input, stack, text } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import { Stars } from '../../ui/product/Stars.tsx';
import styles from './AddReviewForm.module.css';
import { reviewDraft, useAddReview } from './useAddReview.ts';
import { useOwnReviews } from './useOwnReviews.ts';

/** A form to review a product. */
export function AddReviewForm({ productId }: { productId: string }) {
  const draft = reviewDraft(productId);
  const { review = '', rating: typedRating } = useDraft(draft);
  const rating = Number(typedRating) || REVIEW_DEFAULT_RATING;
  const { addReview, busy } = useAddReview();
  const { hasReview } = useOwnReviews(productId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void addReview({ productId, review, customerRating: rating, replace: hasReview });
  };

  return (
    <form onSubmit={submit} className={stack({ direction: 'column', gap: 3 }, styles.form)}>
      <h3 className={heading({ size: 'lg' })}>Add a review</h3>
      <p role="status" className={text({ tone: 'muted' })}>
        {hasReview && 'Your review stands above. What you send now takes its place.'}
      </p>
      <div className={stack({ direction: 'column', gap: 4, align: 'start' })}>
        <textarea
          className={input({}, styles.text)}
          value={review}
          onChange={(event) => saveDraft(draft, { review: event.target.value })}
          placeholder="Write a Review"
          aria-label="Your review"
          rows={4}
          maxLength={5000}
        />
        <RatingInput value={rating} onChange={(stars) => saveDraft(draft, { rating: String(stars) })} />
        <button type="submit" className={button()} {...ignoreDoubleClick(busy)}>
          {busy ? 'Adding...' : 'Submit Review'}
        </button>
      </div>
    </form>
  );
}

/** A slider in steps of half a star, drawn as stars. */
function RatingInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  return (
    <div className={styles.rating}>
      <Stars value={value} height="2rem" aria-hidden />
      <input
        className={styles.slider}
        type="range"
        aria-label="Your rating"
        aria-valuetext={`${value} of ${RATING_MAX} stars`}
        min={0}
        max={RATING_MAX}
        step={RATING_STEP}
        value={value}
        onChange={(event) => onChange(Math.max(RATING_STEP, Number(event.target.value)))}
      />
    </div>
  );
}
