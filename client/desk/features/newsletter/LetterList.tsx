import { useQuery } from '@apollo/client/react';
import { Button, Link, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Letter_StateFragment } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { FailedState, LoadingState, NothingHere } from '../../ui/states.tsx';
import { LETTERS } from './documents.ts';
import { LetterState } from './LetterState.tsx';

const columns: DataColumn<Letter_StateFragment>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ row: { original } }) => (
      <Link asChild whiteSpace="normal" overflowWrap="anywhere">
        <RouterLink to={`/newsletter/${original.id}`}>{original.subject}</RouterLink>
      </Link>
    ),
  },
  { id: 'state', header: 'State', cell: ({ row: { original } }) => <LetterState letter={original} /> },
  {
    id: 'changed',
    header: 'Changed or sent',
    cell: ({ row: { original } }) => formatTime(original.startedAt ?? original.updatedAt),
  },
];

/** All letters, page by page. */
export function LetterList() {
  const navigate = useNavigate();
  const [cursors, setCursors] = useState<(string | null)[]>([null]);
  const { data, error, refetch } = useQuery(LETTERS, {
    variables: { after: cursors.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.desk?.letters;
  if (!page)
    return error ? (
      <FailedState message="The letters could not be read." error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    );
  if (page.nodes.length === 0)
    return <NothingHere title="No letter yet">Write the first one, and mail it to yourself.</NothingHere>;
  return (
    <Stack gap="4">
      <DataTable
        name="Letters"
        columns={columns}
        rows={page.nodes}
        onOpen={({ id }) => void navigate(`/newsletter/${id}`)}
      />
      {cursors.length > 1 && (
        <Button
          alignSelf="start"
          variant="outline"
          size="sm"
          onClick={() => setCursors(cursors.slice(0, -1))}
        >
          Newer letters
        </Button>
      )}
      {page.pageInfo.hasNextPage && (
        <Button
          alignSelf="start"
          variant="outline"
          size="sm"
          onClick={() => setCursors([...cursors, page.pageInfo.endCursor ?? null])}
        >
          Older letters
        </Button>
      )}
    </Stack>
  );
}
