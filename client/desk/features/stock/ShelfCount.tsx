import { useQuery } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import type { DeskShelfQuery } from '../../generated/graphql.ts';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { SHELF } from './documents.ts';
import { ShelfForm } from './ShelfForm.tsx';
import { ShelfSelect } from './ShelfSelect.tsx';

interface ShelfCountProps {
  /** `Category.id` of the sub-category that is counted; null: none is chosen. */
  subCategoryId: string | null;
  onChoose: (subCategoryId: string) => void;
}

/** Counts the products of a sub-category. */
export const ShelfCount = ({ subCategoryId, onChoose }: ShelfCountProps) => (
  <Box>
    <Flex gap="4" wrap="wrap" marginBottom="4">
      <ShelfSelect subCategoryId={subCategoryId} onChoose={onChoose} />
    </Flex>
    {subCategoryId ? (
      <Shelf key={subCategoryId} subCategoryId={subCategoryId} />
    ) : (
      <NothingHere title="Choose a shelf">
        Its products are listed with the units that should lie there.
      </NothingHere>
    )}
  </Box>
);

function Shelf({ subCategoryId }: { subCategoryId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(SHELF, {
    variables: { subCategoryId },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.desk?.stockedProducts;
  if (!list) return <QueryPending query={{ error, refetch }} failure="The products could not be read." />;
  if (list.nodes.length === 0)
    return <NothingHere title="No products">This sub-category has no products on sale.</NothingHere>;
  const loadMore = () =>
    fetchMore({
      variables: { after: list.pageInfo.endCursor },
      updateQuery: appendProducts,
    });
  return (
    <ShelfForm
      name={subCategoryId}
      products={list.nodes}
      onRefresh={() => void refetch()}
      {...(list.pageInfo.hasNextPage && { onLoadMore: () => void loadMore() })}
    />
  );
}

/**
 * The items with the next ones behind them. What was counted stays, so a shelf is not turned page by page. An item on which products of both
 * pages draw is there once.
 */
const appendProducts = (
  shown: DeskShelfQuery,
  { fetchMoreResult: next }: { fetchMoreResult: DeskShelfQuery },
) => {
  if (!shown.desk || !next.desk) return shown;
  const { nodes: former } = shown.desk.stockedProducts;
  const ids = new Set(former.map(({ id }) => id));
  const nodes = [...former, ...next.desk.stockedProducts.nodes.filter(({ id }) => !ids.has(id))];
  const stockedProducts = { ...next.desk.stockedProducts, nodes };
  return { ...next, desk: { ...next.desk, stockedProducts } };
};
