import { Badge, Box, HStack, Stack, Text } from '@chakra-ui/react';
import type { DeskImportPreviewQuery, DeskImportRowKind } from '../../generated/graphql.ts';
import { type DataColumn, DataTable } from '../../ui/lists/DataTable.tsx';

type Desk = NonNullable<DeskImportPreviewQuery['desk']>;
type Row = NonNullable<NonNullable<Desk['import']>['preview']>['rows']['nodes'][number];

const outcomes: Record<DeskImportRowKind, { label: string; color: string }> = {
  new: { label: 'new', color: 'green' },
  changed: { label: 'changed', color: 'blue' },
  unchanged: { label: 'unchanged', color: 'gray' },
  merged: { label: 'merged', color: 'orange' },
  repaired: { label: 'corrected', color: 'orange' },
  refused: { label: 'refused', color: 'red' },
};

const kindsOf = ({ outcome, isCorrected }: Row): DeskImportRowKind[] =>
  isCorrected && outcome !== 'merged' ? [outcome, 'repaired'] : [outcome];

interface PreviewTableProps {
  rows: readonly Row[];
  /** What the columns are called. */
  columns: Desk['importColumns'];
}

/** Records of a file with what an import would do with them. */
export function PreviewTable({ rows, columns }: PreviewTableProps) {
  const labelOf = (name: string) => columns.find(({ column }) => column === name)?.label ?? name;
  return (
    <DataTable
      name="Preview"
      columns={[
        ...recordColumns,
        { id: 'outcome', header: 'What happens', cell: (row) => <Outcome row={row} labelOf={labelOf} /> },
      ]}
      rows={rows.map((row) => ({ ...row, id: String(row.line) }))}
    />
  );
}

const recordColumns: DataColumn<Row>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line },
  {
    id: 'product',
    header: 'Product',
    cell: ({ name, sku, variant }) => (
      <Box minWidth="32" whiteSpace="normal" overflowWrap="anywhere">
        {[name, variant].filter(Boolean).join(', ') || (sku ? null : '–')}
        {sku && (
          <Text textStyle="sm" color="fg.muted">
            SKU {sku}
          </Text>
        )}
      </Box>
    ),
  },
];

/** What happens to a record, with its changes and the reasons. */
const Outcome = ({ row, labelOf }: { row: Row; labelOf: (column: string) => string }) => (
  <Stack gap="1" align="start" minWidth="40" whiteSpace="normal">
    <HStack wrap="wrap">
      {kindsOf(row).map((kind) => (
        <Badge key={kind} colorPalette={outcomes[kind].color}>
          {outcomes[kind].label}
        </Badge>
      ))}
    </HStack>
    {row.changes.map((change) => (
      <Text key={change.column} overflowWrap="anywhere">
        {labelOf(change.column)}:{' '}
        {row.outcome !== 'new' && (
          <>
            <del>{change.old || 'nothing'}</del> →{' '}
          </>
        )}
        <ins>{change.new || 'nothing'}</ins>
      </Text>
    ))}
    {row.notes.map((note) => (
      <Text key={note.column + note.reason} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {note.column && `${labelOf(note.column)}: `}
        {note.reason}
        {note.old && ` (“${note.old.slice(0, 80)}”)`}
        {note.new && ` → ${note.new.slice(0, 80)}`}
      </Text>
    ))}
  </Stack>
);
