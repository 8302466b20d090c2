import { Badge, HStack, Stack, Table, Text } from '@chakra-ui/react';
import type { DeskImportPreviewQuery, DeskImportRowKind } from '../../generated/graphql.ts';
import { ScrollArea } from '../../ui/lists/ScrollArea.tsx';

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
    <ScrollArea label="Preview">
      <Table.Root size="sm" aria-label="Preview">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Line</Table.ColumnHeader>
            <Table.ColumnHeader>Product</Table.ColumnHeader>
            <Table.ColumnHeader>What happens</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.line} verticalAlign="top">
              <Table.Cell>{row.line}</Table.Cell>
              <Table.Cell minWidth="32" whiteSpace="normal" overflowWrap="anywhere">
                {row.name || (row.sku ? null : '–')}
                {row.sku && (
                  <Text textStyle="sm" color="fg.muted">
                    SKU {row.sku}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell minWidth="40" whiteSpace="normal">
                <Stack gap="1" align="start">
                  <HStack>
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
                    <Text
                      key={note.column + note.reason}
                      textStyle="sm"
                      color="fg.muted"
                      overflowWrap="anywhere"
                    >
                      {note.column && `${labelOf(note.column)}: `}
                      {note.reason}
                      {note.old && ` (“${note.old.slice(0, 80)}”)`}
                      {note.new && ` → ${note.new.slice(0, 80)}`}
                    </Text>
                  ))}
                </Stack>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollArea>
  );
}
