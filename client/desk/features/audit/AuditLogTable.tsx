import { Text } from '@chakra-ui/react';
import { formatTime } from '../../lib/format.ts';
import { useIsWide } from '../../lib/useIsWide.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { AuditLogCards } from './AuditLogCards.tsx';
import { type AuditEvent, Person, Subject } from './auditEvent.tsx';

/** Events with links to people, orders and products: a table, and cards on narrow screens. */
export function AuditLogTable({ events }: { events: readonly AuditEvent[] }) {
  const isWide = useIsWide();
  if (!isWide) return <AuditLogCards events={events} />;
  return <DataTable name="Audit log" columns={columns} rows={events} hiddenColumns={['address']} />;
}

const columns: DataColumn<AuditEvent>[] = [
  {
    id: 'at',
    header: 'Time',
    cell: ({ row }) => <Text whiteSpace="nowrap">{formatTime(row.original.at)}</Text>,
  },
  { id: 'action', header: 'What happened', cell: ({ row }) => row.original.title },
  {
    id: 'actor',
    header: 'By',
    cell: ({ row: { original } }) => (
      <Person id={original.actorId} name={original.actorName} email={original.actorEmail} />
    ),
  },
  {
    id: 'user',
    header: 'Account',
    cell: ({ row: { original } }) => (
      <Person id={original.userId} name={original.userName} email={original.userEmail} />
    ),
  },
  { id: 'subject', header: 'About', cell: ({ row }) => <Subject event={row.original} /> },
  {
    id: 'detail',
    header: 'Detail',
    cell: ({ row: { original } }) =>
      original.detail ? (
        <Text minWidth="32" maxWidth="md" whiteSpace="normal" overflowWrap="anywhere">
          {original.detail}
        </Text>
      ) : null,
  },
  { id: 'address', header: 'Address', accessorKey: 'address' },
];
