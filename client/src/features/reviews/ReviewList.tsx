import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/gql.ts';
import { isoDay } from '../../lib/format.ts';
import { useShopInfo } from '../../lib/shopInfo.ts';
import { button, stack, surface, text } from '../../theme/classes.ts';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts';
import { Stars } from '../../ui/product/Stars.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Spinner } from '../../ui/states/Spinner.tsx';
import styles from './ReviewList.module.css';

export const PRODUCT_REVIEWS = graphql(`
  query ProductReviews($productId: ID!, $after: String) {
    product(id: $productId) {
      id
      reviews(first: 20, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          review
          customerRating
          customerName
          dateCreated
          answer {
            text
            date
          }
        }
      }
    }
  }
`);

/** The reviews of a product, newest first. */
export function ReviewList({ productId }: { productId: string }) {
  const { data, loading, error, refetch, fetchMore } = useQuery(PRODUCT_REVIEWS, {
    variables: { productId },
    notifyOnNetworkStatusChange: true,
  });
  const [hasFailed, setHasFailed] = useState(false);
  const { name } = useShopInfo();
  const reviews = data?.product?.reviews;
  if (error && !reviews) return <ErrorState onRetry={() => void refetch()} />;
  if (!reviews) return <Skeleton className={styles.skeleton} />;
  if (reviews.nodes.length === 0)
    return <p className={text({ tone: 'muted' })}>Nobody has written about this product yet.</p>;
  const { hasNextPage, endCursor } = reviews.pageInfo;
  const readMore = () =>
    // A cursor may be of another release of the shop: then no later page can be read, but the list anew.
    (hasFailed ? refetch() : fetchMore({ variables: { after: endCursor } })).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  const more = ignoreDoubleClick(loading, () => void readMore());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.list} tabIndex={0} aria-label="Reviews">
      <ul className={stack({ direction: 'column', gap: 4 }, styles.reviews)}>
        {reviews.nodes.map((review) => (
          <li
            key={review.id}
            className={stack({ gap: 4 }, surface({ bordered: true, radius: 'lg' }, styles.review))}
          >
            <div className={text({ weight: 'black', tone: 'accent' }, styles.initial)} aria-hidden>
              {[...review.customerName][0]?.toUpperCase()}
            </div>
            <div className={styles.content}>
              <div className={stack({ gap: 3, align: 'center', wrap: true })}>
                <p className={text({ weight: 'extrabold' })}>{review.customerName}</p>
                <p className={text({ size: 'sm', tone: 'muted' })}>{isoDay(review.dateCreated)}</p>
                <Stars value={review.customerRating} />
              </div>
              <p className={text({ wrap: 'anywhere' }, styles.text)}>{review.review}</p>
              {review.answer && (
                <div className={styles.answer}>
                  <p className={text({ size: 'sm', tone: 'muted' })}>
                    {name}’s answer, {isoDay(review.answer.date)}
                  </p>
                  <p className={text({ wrap: 'anywhere' }, styles.text)}>{review.answer.text}</p>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={stack({ direction: 'column', gap: 3, align: 'center' }, styles.more)}>
          {hasFailed && <p role="alert">More reviews could not be loaded.</p>}
          <button type="button" className={button({ variant: 'outline' })} {...more}>
            {hasFailed ? 'Try again' : 'More reviews'}
            {loading && <Spinner className={text({ tone: 'accent' }, styles.spinner)} />}
          </button>
        </div>
      )}
    </section>
  );
}
