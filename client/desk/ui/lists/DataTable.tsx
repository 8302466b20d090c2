import { Box, Checkbox, Table } from '@chakra-ui/react';
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useStoredState } from '../../lib/useStoredState.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { cardsOnPhones } from './cardLayout.ts';
import { RowBox } from './RowBox.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { SortButton, type TableSort } from './SortButton.tsx';
import { activeRowProps, useActiveRow } from './useActiveRow.ts';
import { changeSelection, useSelectRow } from './useSelectRow.ts';

export type { TableSort };

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });

/** A column of a `DataTable`. `header` must be text: it also names the column in the menu of columns. */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row> & {
  id: string;
  header: string;
  /** Present: the header sorts by it. */
  sortKey?: string;
  /** Numbers are aligned at the end. */
  isNumeric?: boolean;
};

interface DataTableProps<Row extends { id: string }> {
  /** Names the table for screen readers, and in what the browser stores about it. */
  name: string;
  /** Constant, or from `useMemo`: cells of new columns are new elements, and the focus that is in them is lost. */
  columns: DataColumn<Row>[];
  rows: readonly Row[];
  /** Enter or a click on a row. */
  onOpen?: (row: Row) => void;
  /** Ids of the selected rows; present: rows can be selected. */
  selection?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Columns that are hidden until somebody shows them. */
  hiddenColumns?: readonly string[];
  /** It fits on a phone as it is; others show each row as a card there. */
  isNarrow?: boolean;
}

/**
 * A table of rows with keyboard control: j and k move between rows, Enter or e opens one, x selects it. A click with Shift
 * on a checkbox selects a range. The browser remembers which columns are shown.
 */
export function DataTable<Row extends { id: string }>({
  name,
  columns,
  rows,
  onOpen,
  selection,
  onSelectionChange,
  sort,
  onSortChange,
  hiddenColumns = [],
  isNarrow = false,
}: DataTableProps<Row>) {
  const [columnVisibility, setColumnVisibility] = useStoredState<Record<string, boolean>>(
    `columns.${name}`,
    Object.fromEntries(hiddenColumns.map((id) => [id, false])),
  );
  const rowSelection: RowSelectionState = Object.fromEntries((selection ?? []).map((id) => [id, true]));
  const table = useTable({
    features,
    columns,
    data: rows as Row[],
    getRowId: ({ id }) => id,
    state: { rowSelection, columnVisibility },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      onSelectionChange?.(Object.keys(next).filter((id) => next[id]));
    },
    onColumnVisibilityChange: setColumnVisibility,
  });
  const selectRow = useSelectRow(rows, (ids, isSelected) =>
    onSelectionChange?.(changeSelection(selection ?? [], ids, isSelected)),
  );
  const activeIndex = useActiveRow(rows, {
    onOpen,
    onToggle: selection ? ({ id }) => selectRow(id, !rowSelection[id]) : null,
  });

  return (
    <Box>
      <ColumnMenu
        columns={table.getAllLeafColumns().map((column) => ({
          id: column.id,
          label: String(column.columnDef.header),
          isVisible: column.getIsVisible(),
          toggle: () => column.toggleVisibility(),
        }))}
      />
      <ScrollArea label={name}>
        <Table.Root
          size="sm"
          role="table"
          interactive={Boolean(onOpen)}
          aria-label={name}
          stickyHeader
          css={onSortChange || isNarrow ? undefined : cardsOnPhones}
        >
          <Table.Header role="rowgroup">
            {table.getHeaderGroups().map((group) => (
              <Table.Row key={group.id} role="row">
                {selection && (
                  <Table.ColumnHeader role="columnheader" width="10">
                    <Checkbox.Root
                      size="sm"
                      checked={
                        table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() && 'indeterminate')
                      }
                      onCheckedChange={() => table.toggleAllRowsSelected()}
                      aria-label="Select all rows"
                    >
                      <Checkbox.HiddenInput />
                      <Checkbox.Control />
                    </Checkbox.Root>
                  </Table.ColumnHeader>
                )}
                {group.headers.map((header) => (
                  <ColumnHeader
                    key={header.id}
                    column={header.column.columnDef as DataColumn<Row>}
                    sort={sort}
                    onSortChange={onSortChange}
                  />
                ))}
              </Table.Row>
            ))}
          </Table.Header>
          <Table.Body role="rowgroup">
            {table.getRowModel().rows.map((row, index) => (
              <Table.Row
                key={row.id}
                role="row"
                {...activeRowProps(row.id, index === activeIndex)}
                cursor={onOpen ? 'pointer' : undefined}
                onClick={(event) => {
                  if (!(event.target as Element).closest('a,button,input,label,select'))
                    onOpen?.(row.original);
                }}
              >
                {selection && (
                  <Table.Cell role="cell">
                    <RowBox
                      size="sm"
                      id={row.id}
                      label="Select the row"
                      isSelected={row.getIsSelected()}
                      onSelect={selectRow}
                    />
                  </Table.Cell>
                )}
                {row.getVisibleCells().map((cell) => (
                  <Table.Cell
                    key={cell.id}
                    role="cell"
                    data-label={cell.column.columnDef.header}
                    {...alignment(cell.column.columnDef as DataColumn<Row>)}
                  >
                    <table.FlexRender cell={cell} />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
    </Box>
  );
}

/** Numbers keep a distance to a text behind them. */
const alignment = ({ isNumeric }: { isNumeric?: boolean }) =>
  isNumeric ? ({ textAlign: 'end', paddingEnd: '5' } as const) : ({ textAlign: 'start' } as const);

interface ColumnHeaderProps<Row extends RowData> {
  column: DataColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

function ColumnHeader<Row extends RowData>({ column, sort, onSortChange }: ColumnHeaderProps<Row>) {
  return (
    <Table.ColumnHeader
      role="columnheader"
      {...alignment(column)}
      aria-sort={ariaSort(column.sortKey, sort)}
      whiteSpace="nowrap"
    >
      {column.sortKey && onSortChange ? (
        <SortButton label={column.header} sortKey={column.sortKey} sort={sort} onChange={onSortChange} />
      ) : (
        column.header
      )}
    </Table.ColumnHeader>
  );
}

function ariaSort(
  sortKey: string | undefined,
  sort: TableSort | undefined,
): 'ascending' | 'descending' | undefined {
  if (!sortKey || sort?.key !== sortKey) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}
