import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session.ts';
import { stack, surface, text } from '../../theme/classes.ts';
import styles from './ReviewList.module.css';

const HIDDEN_REVIEWS = graphql(`
  query HiddenReviews {
    me {
      id
      hiddenReviews {
        id
        productId
        review
        reason
      }
    }
  }
`);

/** The shopper's own review of a product when the shop has hidden it, with the reason. Nobody else sees it. */
export function HiddenReviews({ productId }: { productId: string }) {
  const session = useSession();
  const { data } = useQuery(HIDDEN_REVIEWS, {
    skip: !session,
    ssr: false,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reviews = data?.me?.hiddenReviews.filter((review) => review.productId === productId) ?? [];
  return reviews.map(({ id, review, reason }) => (
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
