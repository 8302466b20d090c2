import { useQuery } from '@apollo/client/react';
import { Button, Field, Flex, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { graphql } from '../generated/gql.ts';
import type { AuditLogQuery } from '../generated/graphql.ts';
import { formatTime } from '../lib/format.ts';
import { type DataColumn, DataTable } from '../ui/DataTable.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { FailedState, LoadingState, NothingHere } from '../ui/states.tsx';
import { TextFilter } from '../ui/TextFilter.tsx';

const AUDIT_LOG = graphql(`
  query AuditLog($filter: DeskAuditLogFilter, $after: String) {
    desk {
      auditLog(filter: $filter, first: 50, after: $after) {
        nodes {
          id
          action
          actorName
          userName
          subject
          detail
          address
          at
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type AuditEvent = NonNullable<AuditLogQuery['desk']>['auditLog']['nodes'][number];

const columns: DataColumn<AuditEvent>[] = [
  {
    id: 'at',
    header: 'Time',
    cell: ({ row }) => <Text whiteSpace="nowrap">{formatTime(row.original.at)}</Text>,
  },
  { id: 'action', header: 'Action', accessorKey: 'action' },
  { id: 'actor', header: 'By', cell: ({ row }) => row.original.actorName ?? '' },
  { id: 'user', header: 'Account', cell: ({ row }) => row.original.userName ?? '' },
  { id: 'subject', header: 'About', cell: ({ row }) => row.original.subject ?? '' },
  { id: 'detail', header: 'Detail', accessorKey: 'detail' },
  { id: 'address', header: 'Address', accessorKey: 'address' },
];

/** The filters, which the address of the page contains. */
const filterNames = {
  action: 'Action',
  subject: 'About',
  actorId: 'Id of the member of staff',
  userId: 'Id of the account',
};

export function Component() {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    Object.keys(filterNames).flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const after = params.get('after');
  const { data, previousData, error, refetch } = useQuery(AUDIT_LOG, {
    variables: { filter, after },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.desk?.auditLog;
  const change = (name: string, value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (name !== 'after') next.delete('after');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return (
    <>
      <PageHeader
        title="Audit log"
        description="What happened to accounts and money, and what staff have done."
      />
      <Flex gap="4" wrap="wrap" marginBottom="4">
        {Object.entries(filterNames).map(([name, label]) => (
          <Field.Root key={name} width={{ base: 'full', md: '56' }}>
            <Field.Label>{label}</Field.Label>
            <TextFilter value={params.get(name) ?? ''} onChange={(text) => change(name, text)} />
          </Field.Root>
        ))}
      </Flex>
      {!page &&
        (error ? (
          <FailedState message="The log could not be read." onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        ))}
      {page && (
        <Stack>
          {page.nodes.length > 0 ? (
            <DataTable name="Audit log" columns={columns} rows={page.nodes} hiddenColumns={['address']} />
          ) : (
            <NothingHere title="No event matches" />
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
              disabled={!page.pageInfo.hasNextPage}
              onClick={() => change('after', page.pageInfo.endCursor ?? '')}
            >
              Older
            </Button>
          </Flex>
        </Stack>
      )}
    </>
  );
}
