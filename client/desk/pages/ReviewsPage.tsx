import { useQuery } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { CRITICAL_REVIEW_COUNT, DESK_REVIEWS } from '../features/reviews/documents.ts';
import { ReviewFilters } from '../features/reviews/ReviewFilters.tsx';
import { ReviewTable } from '../features/reviews/ReviewTable.tsx';
import type { DeskReviewFilter } from '../generated/graphql.ts';
import { useDeskList } from '../lib/lists/useDeskList.ts';
import { type ListParams, useListParams } from '../lib/lists/useListParams.ts';
import { ListPage } from '../ui/lists/ListPage.tsx';
import { NothingHere } from '../ui/states.tsx';

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
  const list = useDeskList(DESK_REVIEWS, { filter: toFilter(params) }, (desk) => desk.reviews);
  const { data: count, refetch: refetchCount } = useQuery(CRITICAL_REVIEW_COUNT, {
    fetchPolicy: 'cache-and-network',
  });
  const refetch = () => {
    list.refetch();
    void refetchCount();
  };
  return (
    <ListPage
      title="Reviews"
      savedViews="reviews"
      description={
        count?.desk &&
        `${count.desk.criticalReviewCount} critical: up to two stars, not answered, of the last 30 days.`
      }
      filters={
        get('id') ? (
          <Button variant="outline" marginBottom="4" onClick={() => change('id', '')}>
            All reviews
          </Button>
        ) : (
          <ReviewFilters {...params} />
        )
      }
      list={{ ...list, refetch }}
      failure="The reviews could not be read."
      empty={<NothingHere title="No review yet" />}
      noMatch={{ filters: ['id', 'view', 'stars', 'text'], title: 'No review matches' }}
    >
      {(reviews) => <ReviewTable reviews={reviews} />}
    </ListPage>
  );
}
