import { useQuery } from '@apollo/client/react';
import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { DeskImportsQuery } from '../../generated/graphql.ts';
import { formatTime } from '../../lib/format.ts';
import { useDeskList } from '../../lib/lists/useDeskList.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';
import { List } from '../../ui/lists/List.tsx';
import { NothingHere } from '../../ui/states.tsx';
import { IMPORT, IMPORTS } from './documents.ts';
import { ImportState } from './ImportState.tsx';
import { isActive } from './isActive.ts';

const POLLING_MS = 2000;

/** The imports with what they did, newest first; each leads to its page, where it can be continued or undone. */
export function ImportList() {
  const navigate = useNavigate();
  const list = useDeskList(IMPORTS, {}, (desk) => desk.imports);
  // Its row changes with it.
  const active = list.page?.nodes.find(isActive);
  useQuery(IMPORT, { variables: { id: active?.id ?? '' }, skip: !active, pollInterval: POLLING_MS });
  return (
    <List
      list={list}
      failure="The imports could not be read."
      empty={<NothingHere title="Nothing has been imported yet" />}
    >
      {(imports) => (
        <DataTable
          name="Imports"
          columns={columns}
          rows={imports}
          onOpen={(row) => void navigate(pathOf(row))}
        />
      )}
    </List>
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
  cell: (row) => (row.state === 'ready' ? '–' : row[id].toLocaleString('en-IN')),
});

const columns: DataColumn<ImportRow>[] = [
  {
    id: 'file',
    header: 'File',
    cell: (row) => (
      <Stack gap="0">
        <Link asChild maxWidth="80" lineClamp={2} overflowWrap="anywhere">
          <RouterLink to={pathOf(row)}>{row.fileName}</RouterLink>
        </Link>
        <Text textStyle="xs" color="fg.muted">
          {row.actorName}, {formatTime(row.createdAt)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => (
      <Stack gap="0" alignItems="flex-start">
        <ImportState row={row} />
        {row.hasStoppedUndo && (
          <Text textStyle="xs" color="fg.muted">
            {row.restored.toLocaleString('en-IN')} restored, {row.kept.toLocaleString('en-IN')} kept
          </Text>
        )}
      </Stack>
    ),
  },
  countColumn('imported', 'New'),
  countColumn('updated', 'Changed'),
  countColumn('repaired', 'Corrected'),
  countColumn('refused', 'Refused'),
];
