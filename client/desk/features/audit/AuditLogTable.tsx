import { Text } from '@chakra-ui/react';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { TimeCell } from '../../ui/lists/TimeCell.tsx';
import { AuditLogCard } from './AuditLogCard.tsx';
import { type AuditEvent, Person, Subject } from './auditEvent.tsx';

/** Events with links to people, orders and products: a table, and cards on narrow screens. */
export const AuditLogTable = ({ events }: { events: readonly AuditEvent[] }) => (
  <DataTable
    name="Audit log"
    columns={columns}
    rows={events}
    hiddenColumns={['address']}
    card={(event) => <AuditLogCard event={event} />}
  />
);

const columns: DataColumn<AuditEvent>[] = [
  {
    id: 'at',
    header: 'Time',
    cell: (row) => <TimeCell time={row.at} />,
  },
  { id: 'action', header: 'What happened', cell: (row) => row.title },
  {
    id: 'actor',
    header: 'By',
    cell: (row) => <Person id={row.actorId} name={row.actorName} email={row.actorEmail} />,
  },
  {
    id: 'user',
    header: 'Account',
    cell: (row) => <Person id={row.userId} name={row.userName} email={row.userEmail} />,
  },
  { id: 'subject', header: 'About', cell: (row) => <Subject event={row} /> },
  {
    id: 'detail',
    header: 'Detail',
    cell: (row) =>
      row.detail ? (
        <Text minWidth="32" maxWidth="md" whiteSpace="normal" overflowWrap="anywhere">
          {row.detail}
        </Text>
      ) : null,
  },
  { id: 'address', header: 'Address', cell: (row) => row.address },
];
