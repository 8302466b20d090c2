import { useQuery } from '@apollo/client/react';
import { Badge, Link, Stack, Text } from '@chakra-ui/react';
import { plural } from '../../../src/lib/format.ts';
import { graphql } from '../../generated/gql.ts';
import { formatTime } from '../../lib/format.ts';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';

const CUSTOMER_REVIEWS = graphql(`
  query CustomerReviews($id: ID!) {
    desk {
      customer(id: $id) {
        id
        reviews {
          id
          productId
          productName
          customerRating
          review
          dateCreated
          hidden
          hiddenReason
        }
      }
    }
  }
`);

/** The reviews of a customer, newest first. */
export function CustomerReviews({ customerId }: { customerId: string }) {
  const { data, error, refetch } = useQuery(CUSTOMER_REVIEWS, {
    variables: { id: customerId },
    fetchPolicy: 'cache-and-network',
  });
  const reviews = data?.desk?.customer?.reviews;
  return (
    <TitledCard title="Reviews">
      {!reviews && (
        <QueryPending
          query={{ error, refetch }}
          failure="The reviews could not be read."
          loadingLabel="Loading the reviews"
        />
      )}
      {reviews?.length === 0 && <Text color="fg.muted">None.</Text>}
      {reviews && reviews.length > 0 && (
        <Stack as="ul" aria-label="Reviews" listStyleType="none" gap="4">
          {reviews.map((review) => (
            <li key={review.id}>
              <Link href={`/product/${review.productId}`}>{review.productName}</Link>
              <Text color="fg.muted" textStyle="sm">
                {review.customerRating} {plural(review.customerRating, 'star')} ·{' '}
                {formatTime(review.dateCreated)}
              </Text>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {review.review}
              </Text>
              {review.hidden && (
                <Text color="fg.muted" textStyle="sm">
                  <Badge colorPalette="orange">Hidden</Badge> {review.hiddenReason}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}
