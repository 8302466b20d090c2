import { useQuery } from '@apollo/client/react';
import { Button, Center, Link, Stack, Table, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskImportsQuery } from '../../generated/graphql.ts';
import { appendPage } from '../../lib/appendPage.ts';
import { formatTime } from '../../lib/format.ts';
import { ScrollArea } from '../../ui/ScrollArea.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { IMPORTS } from './documents.ts';
import { ImportState } from './ImportState.tsx';

/** The imports with what they did, newest first; each leads to its page, where it can be continued or undone. */
export function ImportList() {
  const { data, error, refetch, fetchMore, loading } = useQuery(IMPORTS, {
    variables: { after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.desk?.imports;
  if (!list)
    return error ? (
      <FailedState message="The imports could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  if (list.nodes.length === 0) return <NothingHere title="Nothing has been imported yet" />;
  const loadMore = () =>
    fetchMore({
      variables: { after: list.pageInfo.endCursor },
      updateQuery: (previous, { fetchMoreResult }) => appendPage(previous, fetchMoreResult, 'imports'),
    });
  return (
    <>
      <ImportTable imports={list.nodes} />
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

type ImportRow = NonNullable<DeskImportsQuery['desk']>['imports']['nodes'][number];

function ImportTable({ imports }: { imports: readonly ImportRow[] }) {
  return (
    <ScrollArea label="Imports">
      <Table.Root size="sm" aria-label="Imports">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>File</Table.ColumnHeader>
            <Table.ColumnHeader>State</Table.ColumnHeader>
            {['New', 'Changed', 'Corrected', 'Refused'].map((name) => (
              <Table.ColumnHeader key={name} textAlign="end">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {imports.map(({ id, fileName, actorName, createdAt, state, ...counts }) => (
            <Table.Row key={id}>
              <Table.Cell>
                <Stack gap="0">
                  <Link asChild>
                    <RouterLink to={`/import?id=${id}`}>{fileName}</RouterLink>
                  </Link>
                  <Text textStyle="xs" color="fg.muted">
                    {actorName}, {formatTime(createdAt)}
                  </Text>
                </Stack>
              </Table.Cell>
              <Table.Cell>
                <ImportState state={state} />
              </Table.Cell>
              {[counts.imported, counts.updated, counts.repaired, counts.refused].map((count, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay in their order
                <Table.Cell key={index} textAlign="end">
                  {count.toLocaleString('en-IN')}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
