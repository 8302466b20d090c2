import { Button, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { LuPlus } from 'react-icons/lu';
import { Link, useSearchParams } from 'react-router-dom';
import { CatalogueGrid } from '../features/catalogue/CatalogueGrid.tsx';
import { ProductFilters } from '../features/catalogue/ProductFilters.tsx';
import { toProductQuery, withFilter } from '../features/catalogue/productQuery.ts';
import { useProductList } from '../features/catalogue/useProductList.ts';
import { useCan } from '../lib/session/staff.ts';
import { SavedViews } from '../ui/lists/views/SavedViews.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';

/** The catalogue as a spreadsheet. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => toProductQuery(params), [params]);
  const { list, isCurrent, error, loading, refetch, loadMore, loadUpTo } = useProductList(query);
  const isUnread = error !== undefined && !isCurrent;
  const canEdit = useCan('EDIT_CATALOGUE');
  const setFilter = (name: string, value: string) =>
    setParams((current) => withFilter(current, name, value), { replace: true });
  return (
    <>
      <PageHeader
        title="Products"
        description={list && !isUnread && <span role="status">{countText(list)}</span>}
        actions={
          <>
            <SavedViews list="products" />
            {canEdit && (
              <Button asChild size="sm">
                <Link to="/products/new">
                  <LuPlus aria-hidden />
                  New product
                </Link>
              </Button>
            )}
          </>
        }
      />
      <ProductFilters params={params} onChange={setFilter} />
      {isUnread && (
        <FailedState
          message="The products cannot be read at the moment."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isUnread && list && (
        <Text color="fg.muted" marginBlock="2">
          These are still the products of the search before.
        </Text>
      )}
      {!list && loading && <LoadingState label="Loading the products" />}
      {list && (
        <CatalogueGrid
          products={list.nodes}
          totalCount={list.totalCount}
          hasMore={list.pageInfo.hasNextPage}
          queryKey={params.toString()}
          sort={query.sort}
          onSort={(sort) => setFilter('sort', sort ?? '')}
          onEnd={loadMore}
          loadUpTo={loadUpTo}
          onMoved={() => void refetch()}
        />
      )}
    </>
  );
}

/** @param list `totalCount` is null where it is not counted */
const countText = ({ totalCount, nodes }: { totalCount: number | null; nodes: readonly object[] }) =>
  totalCount === null
    ? `${nodes.length} or more products`
    : `${totalCount} ${totalCount === 1 ? 'product' : 'products'}`;
