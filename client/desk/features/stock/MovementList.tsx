import { useQuery } from '@apollo/client/react';
import { Badge, Box, Button, Center, Link, Table, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskStockMovementKind, DeskStockMovementsQuery } from '../../generated/graphql.ts';
import { appendPage } from '../../lib/appendPage.ts';
import { formatTime } from '../../lib/format.ts';
import { useCan } from '../../lib/staff.ts';
import { cardsOnPhones } from '../../ui/cardLayout.ts';
import { ScrollArea } from '../../ui/ScrollArea.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { STOCK_MOVEMENTS } from './documents.ts';
import { movementKinds, signed } from './movementKinds.ts';

type Movement = NonNullable<DeskStockMovementsQuery['desk']>['stockMovements']['nodes'][number];

interface MovementListProps {
  /** Present: only this product's movements. */
  productId?: string;
  kind?: DeskStockMovementKind | null;
  /** Called when a product's name is pressed. */
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
      <ScrollArea label="Stock history">
        <Table.Root size="sm" role="table" aria-label="Stock movements" css={cardsOnPhones}>
          <Table.Header role="rowgroup">
            <Table.Row role="row">
              <Table.ColumnHeader role="columnheader">What</Table.ColumnHeader>
              {!productId && <Table.ColumnHeader role="columnheader">Product</Table.ColumnHeader>}
              <Table.ColumnHeader role="columnheader" textAlign="end">
                Change
              </Table.ColumnHeader>
              <Table.ColumnHeader role="columnheader" textAlign="end" paddingEnd="5">
                On hand
              </Table.ColumnHeader>
              <Table.ColumnHeader role="columnheader">Who and why</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body role="rowgroup">
            {list.nodes.map((movement) => (
              <MovementRow
                key={movement.id}
                movement={movement}
                {...(!productId && { onOpen: () => onOpen?.(movement.product.id) })}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
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

function MovementRow({ movement, onOpen }: { movement: Movement; onOpen?: () => void }) {
  const { kind, date, product, quantity, before, after, actorName, reason, reference } = movement;
  return (
    <Table.Row role="row">
      <Table.Cell role="cell" data-label="What" whiteSpace="nowrap">
        <Box>
          <Badge colorPalette={quantity < 0 ? 'orange' : quantity > 0 ? 'green' : 'gray'}>
            {movementKinds[kind]}
          </Badge>
          <Text color="fg.muted" textStyle="xs">
            <time dateTime={date}>{formatTime(date)}</time>
          </Text>
        </Box>
      </Table.Cell>
      {onOpen && (
        <Table.Cell role="cell" data-label="Product" minWidth="36">
          <Button
            variant="plain"
            size="sm"
            padding="0"
            height="auto"
            whiteSpace="normal"
            textAlign="start"
            onClick={onOpen}
          >
            {product.name}
          </Button>
        </Table.Cell>
      )}
      <Table.Cell role="cell" data-label="Change" textAlign="end" fontWeight="semibold">
        {signed(quantity)}
      </Table.Cell>
      <Table.Cell role="cell" data-label="On hand" textAlign="end" paddingEnd="5" whiteSpace="nowrap">
        {before} → {after}
      </Table.Cell>
      <Table.Cell role="cell" data-label="Who and why" minWidth="32">
        <Box>
          <Text color={actorName ? undefined : 'fg.muted'}>{actorName ?? 'The shop'}</Text>
          {reason && (
            <Text color="fg.muted" textStyle="xs">
              {reason}
            </Text>
          )}
          {reference && <Cause kind={kind} reference={reference} />}
        </Box>
      </Table.Cell>
    </Table.Row>
  );
}

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
