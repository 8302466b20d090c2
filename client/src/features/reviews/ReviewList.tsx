import { useQuery } from '@apollo/client/react';
import { Box, Button, Center, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Stars } from '../../components/Rating.tsx';
import { graphql } from '../../generated/gql.ts';
import { isoDay } from '../../lib/format.ts';
import { texts } from './texts.ts';

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
        }
      }
    }
  }
`);

/** What customers wrote about a product, newest first. */
export function ReviewList({ productId }: { productId: string }) {
  const { data, loading, error, refetch, fetchMore } = useQuery(PRODUCT_REVIEWS, {
    variables: { productId },
    notifyOnNetworkStatusChange: true,
  });
  const reviews = data?.product?.reviews;
  if (error && !reviews) return <ErrorState onRetry={() => void refetch()} />;
  if (!reviews) return <Skeleton h="40" borderRadius="l3" />;
  if (reviews.nodes.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  const { hasNextPage, endCursor } = reviews.pageInfo;
  return (
    <Box
      maxH="28rem"
      overflowY="auto"
      // What scrolls has to be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={texts.list}
      pe="2"
    >
      <Stack as="ul" listStyleType="none" gap="4">
        {reviews.nodes.map((review) => (
          <Flex as="li" key={review.id} gap="4" p="4" borderWidth="1px" borderRadius="l3">
            <Initial name={review.customerName} />
            <Box minW="0">
              <Flex gap="3" align="center" wrap="wrap">
                <Text fontWeight="extrabold">{review.customerName}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {isoDay(review.dateCreated)}
                </Text>
                <Stars value={review.customerRating} />
              </Flex>
              <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
                {review.review}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
      {hasNextPage && (
        <Center mt="4">
          <Button
            variant="outline"
            loading={loading}
            onClick={() => void fetchMore({ variables: { after: endCursor } })}
          >
            {texts.more}
          </Button>
        </Center>
      )}
    </Box>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <Center
      boxSize="11"
      flexShrink="0"
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontWeight="black"
      aria-hidden
    >
      {[...name][0]?.toUpperCase()}
    </Center>
  );
}
