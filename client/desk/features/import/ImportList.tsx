import { useQuery } from '@apollo/client/react';
import { Button, Center, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { DeskImportsQuery } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { appendPage } from '../../ui/lists/appendPage.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { IMPORT, IMPORTS } from './documents.ts';
import { ImportState } from './ImportState.tsx';
import { isActive } from './isActive.ts';

const POLLING_MS = 2000;

/** The imports with what they did, newest first; each leads to its page, where it can be continued or undone. */
export function ImportList() {
  const navigate = useNavigate();
  const { data, error, refetch, fetchMore, loading } = useQuery(IMPORTS, {
    variables: { after: null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.desk?.imports;
  // Its row changes with it.
  const active = list?.nodes.find(isActive);
  useQuery(IMPORT, { variables: { id: active?.id ?? '' }, skip: !active, pollInterval: POLLING_MS });
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
      <DataTable
        name="Imports"
        columns={columns}
        rows={list.nodes}
        onOpen={(row) => void navigate(pathOf(row))}
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

type ImportRow = NonNullable<DeskImportsQuery['desk']>['imports']['nodes'][number];

const pathOf = ({ id }: ImportRow): string => `/import?id=${id}`;

const countColumn = (
  id: 'imported' | 'updated' | 'repaired' | 'refused',
  header: string,
): DataColumn<ImportRow> => ({
  id,
  header,
  isNumeric: true,
  cell: ({ row }) => (row.original.state === 'ready' ? '–' : row.original[id].toLocaleString('en-IN')),
});

const columns: DataColumn<ImportRow>[] = [
  {
    id: 'file',
    header: 'File',
    cell: ({ row: { original } }) => (
      <Stack gap="0">
        <Link asChild maxWidth="80" lineClamp={2} overflowWrap="anywhere">
          <RouterLink to={pathOf(original)}>{original.fileName}</RouterLink>
        </Link>
        <Text textStyle="xs" color="fg.muted">
          {original.actorName}, {formatTime(original.createdAt)}
        </Text>
      </Stack>
    ),
  },
  { id: 'state', header: 'State', cell: ({ row }) => <ImportState state={row.original.state} /> },
  countColumn('imported', 'New'),
  countColumn('updated', 'Changed'),
  countColumn('repaired', 'Corrected'),
  countColumn('refused', 'Refused'),
];
