import { useQuery } from '@apollo/client/react';
import { Button, Flex, Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { DESK_REVIEWS } from '../features/reviews/documents.ts';
import { ReviewFilters } from '../features/reviews/ReviewFilters.tsx';
import { ReviewTable } from '../features/reviews/ReviewTable.tsx';
import type { DeskReviewFilter } from '../generated/graphql.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** The filter that the address of the page describes. */
function toFilter(params: URLSearchParams): DeskReviewFilter {
  const view = params.get('view');
  return {
    ...(view === 'toCheck' && { toCheck: true }),
    ...(view === 'unanswered' && { unanswered: true, hidden: false }),
    ...(view === 'hidden' && { hidden: true }),
    ...(params.get('stars') && { stars: [Number(params.get('stars'))] }),
    ...(params.get('text') && { text: params.get('text') }),
  };
}

/** The reviews of all products, to hide and answer them. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const after = params.get('after');
  const { data, previousData, error, refetch } = useQuery(DESK_REVIEWS, {
    variables: { filter: toFilter(params), after },
    fetchPolicy: 'cache-and-network',
  });
  const desk = (data ?? previousData)?.desk;
  const change = (name: string, value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (name !== 'after') next.delete('after');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const values = {
    view: params.get('view') ?? '',
    stars: params.get('stars') ?? '',
    text: params.get('text') ?? '',
  };
  return (
    <>
      <PageHeader
        title="Reviews"
        description={
          desk && `${desk.reviewsToCheck} to look at: up to two stars, not answered, of the last 30 days.`
        }
      />
      <ReviewFilters values={values} onChange={change} />
      {desk ? (
        <Stack>
          {desk.reviews.nodes.length > 0 ? (
            <ReviewTable reviews={desk.reviews.nodes} />
          ) : (
            <NothingHere title="No review matches" />
          )}
          <Flex justify="end" gap="2">
            {after && (
              <Button size="sm" variant="outline" onClick={() => change('after', '')}>
                Newest
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              disabled={!desk.reviews.pageInfo.hasNextPage}
              onClick={() => change('after', desk.reviews.pageInfo.endCursor ?? '')}
            >
              Older
            </Button>
          </Flex>
        </Stack>
      ) : error ? (
        <FailedState message="The reviews could not be read." onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  );
}
