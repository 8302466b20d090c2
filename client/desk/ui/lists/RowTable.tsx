import { Checkbox, Table } from '@chakra-ui/react';
import { RowBox } from './RowBox.tsx';
import { type DataColumn, isOpening, type RowListProps, type RowSelection } from './rowList.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { SortButton, type TableSort } from './SortButton.tsx';
import { activeRowProps } from './useActiveRow.ts';

interface RowTableProps<Row extends { id: string }> extends RowListProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** Rows with a cell for each column, for wide windows. */
export const RowTable = <Row extends { id: string }>({
  name,
  columns,
  rows,
  activeIndex,
  onOpen,
  selection,
  sort,
  onSortChange,
}: RowTableProps<Row>) => (
  <ScrollArea label={name}>
    <Table.Root size="sm" interactive={Boolean(onOpen)} aria-label={name} stickyHeader>
      <Table.Header>
        <Table.Row>
          {selection && (
            <Table.ColumnHeader width="10">
              <AllRowsBox rows={rows} selection={selection} />
            </Table.ColumnHeader>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row, index) => (
          <Table.Row
            key={row.id}
            {...activeRowProps(row.id, index === activeIndex)}
            cursor={onOpen ? 'pointer' : undefined}
            onClick={(event) => isOpening(event) && onOpen?.(row)}
          >
            {selection && (
              <Table.Cell>
                <RowBox size="sm" {...selection.boxOf(row)} />
              </Table.Cell>
            )}
            {columns.map((column) => (
              <Table.Cell key={column.id} {...alignment(column.isNumeric)}>
                {column.cell(row)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </ScrollArea>
);

interface AllRowsBoxProps<Row> {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}

/** Selects all rows, or none of them when all are selected. */
function AllRowsBox<Row extends { id: string }>({
  rows,
  selection: { ids, onChange },
}: AllRowsBoxProps<Row>) {
  const isAll = rows.every(({ id }) => ids.includes(id));
  return (
    <Checkbox.Root
      size="sm"
      checked={isAll || (ids.length > 0 && 'indeterminate')}
      onCheckedChange={() => onChange(isAll ? [] : rows.map(({ id }) => id))}
      aria-label="Select all rows"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

/** Numbers keep a distance to a text behind them. */
const alignment = (isNumeric = false) =>
  isNumeric ? ({ textAlign: 'end', paddingEnd: '5' } as const) : ({ textAlign: 'start' } as const);

interface ColumnHeaderProps {
  column: Pick<DataColumn<never>, 'header' | 'sortKey' | 'isNumeric'>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

const ColumnHeader = ({ column: { header, sortKey, isNumeric }, sort, onSortChange }: ColumnHeaderProps) => (
  <Table.ColumnHeader
    {...alignment(isNumeric)}
    aria-sort={
      sortKey && sort?.key === sortKey ? (sort.isDescending ? 'descending' : 'ascending') : undefined
    }
    whiteSpace="nowrap"
  >
    {sortKey && onSortChange ? (
      <SortButton label={header} sortKey={sortKey} sort={sort} onChange={onSortChange} />
    ) : (
      header
    )}
  </Table.ColumnHeader>
);
