import { useQuery } from '@apollo/client/react';
import { Badge, Box, Button, Center, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskStockMovementKind, DeskStockMovementsQuery } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/session/staff.ts';
import { appendPage } from '../../ui/lists/appendPage.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { STOCK_MOVEMENTS } from './documents.ts';
import { movementKinds, signed } from './movementKinds.ts';

type Movement = NonNullable<DeskStockMovementsQuery['desk']>['stockMovements']['nodes'][number];

interface MovementListProps {
  /** Present: only this product's movements. */
  productId?: string;
  kind?: DeskStockMovementKind | null;
  /** Called when a row is opened; absent: rows cannot be opened. */
  onOpen?: (productId: string) => void;
}

/** The stock ledger, newest first: of all products, of one kind, or of one product. */
export function MovementList({ productId, kind = null, onOpen }: MovementListProps) {
  const { data, error, refetch, fetchMore, loading } = useQuery(STOCK_MOVEMENTS, {
    variables: { productId: productId ?? null, kind },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.desk?.stockMovements;
  if (!list)
    return error ? (
      <FailedState message="The history could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  if (list.nodes.length === 0) return <NothingHere title="No movements">No units came or went.</NothingHere>;
  const loadMore = () =>
    fetchMore({
      variables: { after: list.pageInfo.endCursor },
      updateQuery: (previous, { fetchMoreResult }) => appendPage(previous, fetchMoreResult, 'stockMovements'),
    });
  return (
    <>
      <DataTable
        name="Stock history"
        columns={productId ? columns.filter(({ id }) => id !== 'product') : columns}
        rows={list.nodes}
        {...(onOpen && { onOpen: ({ product }: Movement) => onOpen(product.id) })}
      />
      {list.pageInfo.hasNextPage && (
        <Center marginTop="4">
          <Button variant="outline" loading={loading} onClick={() => void loadMore()}>
            Show older
          </Button>
        </Center>
      )}
    </>
  );
}

const columns: DataColumn<Movement>[] = [
  {
    id: 'what',
    header: 'What',
    cell: ({ row: { original } }) => (
      <Box whiteSpace="nowrap">
        <Badge colorPalette={original.quantity < 0 ? 'orange' : original.quantity > 0 ? 'green' : 'gray'}>
          {movementKinds[original.kind]}
        </Badge>
        <Text color="fg.muted" textStyle="xs">
          <time dateTime={original.date}>{formatTime(original.date)}</time>
        </Text>
      </Box>
    ),
  },
  {
    id: 'product',
    header: 'Product',
    cell: ({ row: { original } }) => (
      <Link asChild minWidth="36" whiteSpace="normal">
        <RouterLink to={`/stock?product=${original.product.id}`}>{original.product.name}</RouterLink>
      </Link>
    ),
  },
  {
    id: 'change',
    header: 'Change',
    isNumeric: true,
    cell: ({ row: { original } }) => (
      <Text as="span" fontWeight="semibold">
        {signed(original.quantity)}
      </Text>
    ),
  },
  {
    id: 'onHand',
    header: 'On hand',
    isNumeric: true,
    cell: ({ row: { original } }) => (
      <Text as="span" whiteSpace="nowrap">
        {original.before} → {original.after}
      </Text>
    ),
  },
  { id: 'who', header: 'Who and why', cell: ({ row }) => <WhoAndWhy movement={row.original} /> },
];

const WhoAndWhy = ({ movement: { kind, actorName, reason, reference } }: { movement: Movement }) => (
  <Box minWidth="32">
    <Text color={actorName ? undefined : 'fg.muted'}>{actorName ?? 'The shop'}</Text>
    {reason && (
      <Text color="fg.muted" textStyle="xs">
        {reason}
      </Text>
    )}
    {reference && <Cause kind={kind} reference={reference} />}
  </Box>
);

/** The order or import of a movement, for those who may read it. */
function Cause({ kind, reference }: Pick<Movement, 'kind'> & { reference: string }) {
  const [canReadOrders, canImport] = [useCan('READ_ORDERS'), useCan('IMPORT_CATALOGUE')];
  const isOrder = kind === 'order' || kind === 'cancel' || kind === 'refund';
  if (!(isOrder ? canReadOrders : canImport)) return null;
  return (
    <Link asChild textStyle="xs">
      <RouterLink to={isOrder ? `/orders/${reference}` : `/import?id=${reference}`}>
        {isOrder ? 'The order' : 'The import'}
      </RouterLink>
    </Link>
  );
}
