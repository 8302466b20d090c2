import { Badge, Box, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatUnits } from '../../../../server/src/features/stock/formatUnits.ts';
import type { DeskStockMovementKind, DeskStockMovementsQuery } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { useCan } from '../../lib/session/staff.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { List } from '../../ui/lists/List.tsx';
import { NothingHere } from '../../ui/states.tsx';
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
  const list = useDeskList(
    STOCK_MOVEMENTS,
    { productId: productId ?? null, kind },
    (desk) => desk.stockMovements,
    { position: 'historyAfter' },
  );
  return (
    <List
      list={list}
      failure="The history could not be read."
      empty={<NothingHere title="No movements">No units came or went.</NothingHere>}
      noMatch={{ filters: ['kind'], title: 'No movement of this kind' }}
    >
      {(movements) => (
        <DataTable
          name="Stock history"
          columns={productId ? columns.filter(({ id }) => id !== 'product') : columns}
          rows={movements}
          onOpen={onOpen && (({ product }: Movement) => onOpen(product.id))}
        />
      )}
    </List>
  );
}

const columns: DataColumn<Movement>[] = [
  {
    id: 'what',
    header: 'What',
    cell: (row) => (
      <Box whiteSpace="nowrap">
        <Badge colorPalette={row.quantity < 0 ? 'orange' : row.quantity > 0 ? 'green' : 'gray'}>
          {movementKinds[row.kind]}
        </Badge>
        <Text color="fg.muted" textStyle="xs">
          <time dateTime={row.date}>{formatTime(row.date)}</time>
        </Text>
      </Box>
    ),
  },
  {
    id: 'product',
    header: 'Product',
    cell: (row) => (
      <Link asChild minWidth="36" whiteSpace="normal">
        <RouterLink to={`/stock?product=${row.product.id}`}>{row.product.name}</RouterLink>
      </Link>
    ),
  },
  {
    id: 'change',
    header: 'Change',
    isNumeric: true,
    cell: (row) => (
      <Text as="span" fontWeight="semibold">
        {signed(row.quantity, row.product.countedIn)}
      </Text>
    ),
  },
  {
    id: 'onHand',
    header: 'On hand',
    isNumeric: true,
    cell: (row) => (
      <Text as="span" whiteSpace="nowrap">
        {formatUnits(row.before, row.product.countedIn)} → {formatUnits(row.after, row.product.countedIn)}
      </Text>
    ),
  },
  { id: 'who', header: 'Who and why', cell: (row) => <WhoAndWhy movement={row} /> },
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
