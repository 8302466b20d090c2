import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@chakra-ui/react';
import { CRITICAL_REVIEW_COUNT, DESK_REVIEWS } from '../features/reviews/documents.ts';
import { ReviewFilters } from '../features/reviews/ReviewFilters.tsx';
import { ReviewTable } from '../features/reviews/ReviewTable.tsx';
import type { DeskReviewFilter } from '../generated/graphql.ts';
import { latestOf } from '../ui/lists/latestOf.ts';
import { Pager } from '../ui/lists/Pager.tsx';
import { type ListParams, useListParams } from '../ui/lists/useListParams.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';

/** The filter that the address of the page describes. */
function toFilter({ get }: ListParams): DeskReviewFilter {
  if (get('id')) return { id: get('id') };
  const view = get('view');
  return {
    ...(view === 'critical' && { critical: true }),
    ...(view === 'unanswered' && { unanswered: true, hidden: false }),
    ...(view === 'hidden' && { hidden: true }),
    ...(get('stars') && { stars: [Number(get('stars'))] }),
    ...(get('text') && { text: get('text') }),
  };
}

/** The reviews of all products, to hide and answer them. */
export function Component() {
  const params = useListParams();
  const { get, change } = params;
  const result = useQuery(DESK_REVIEWS, {
    variables: { filter: toFilter(params), after: get('after') || null },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = result;
  const { data: count, refetch: refetchCount } = useQuery(CRITICAL_REVIEW_COUNT, {
    fetchPolicy: 'cache-and-network',
  });
  function retry(): void {
    void refetch();
    void refetchCount();
  }
  const desk = latestOf(result)?.desk;
  const values = { view: get('view'), stars: get('stars'), text: get('text') };
  return (
    <>
      <PageHeader
        title="Reviews"
        description={
          count?.desk &&
          `${count.desk.criticalReviewCount} critical: up to two stars, not answered, of the last 30 days.`
        }
      />
      {get('id') ? (
        <Button variant="outline" marginBottom="4" onClick={() => change('id', '')}>
          All reviews
        </Button>
      ) : (
        <ReviewFilters values={values} onChange={change} />
      )}
      {desk ? (
        <Stack>
          {desk.reviews.nodes.length > 0 ? (
            <ReviewTable reviews={desk.reviews.nodes} />
          ) : (
            <NothingHere title="No review matches" />
          )}
          <Pager
            hasNewer={get('after') !== ''}
            hasOlder={desk.reviews.pageInfo.hasNextPage}
            onNewest={() => change('after', '')}
            onOlder={() => change('after', desk.reviews.pageInfo.endCursor ?? '')}
          />
        </Stack>
      ) : error ? (
        <FailedState message="The reviews could not be read." error={error} onRetry={retry} />
      ) : (
        <LoadingState />
      )}
    </>
  );
}
