import { Box, Checkbox, type SystemStyleObject, Table } from '@chakra-ui/react';
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import { useShortcut } from '../lib/shortcuts.ts';
import { useStoredState } from '../lib/useStoredState.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { SortButton, type TableSort } from './SortButton.tsx';

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

/**
 * On phones each row is a card with one line per column. The elements have roles, because some browsers take them for no table when
 * they are displayed otherwise.
 */
const cardsOnPhones: SystemStyleObject = {
  mdDown: {
    '& thead': { srOnly: true },
    '& tr': { display: 'block', paddingBlock: '2', borderBottomWidth: '1px' },
    '& td': { display: 'flex', gap: '3', borderWidth: '0', paddingBlock: '1', textAlign: 'start' },
    '& td > *': { minWidth: '0', maxWidth: 'full' },
    '& td:empty': { display: 'none' },
    '& td::before': {
      content: 'attr(data-label)',
      flexShrink: '0',
      width: '24',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
  },
};

interface DataTableProps<Row extends { id: string }> {
  /** Names the table for screen readers, and in what the browser stores about it. */
  name: string;
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
}

/**
 * A table of rows with keyboard control: j and k move between rows, Enter or e opens one, x selects it. The browser remembers which
 * columns are shown.
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
    onColumnVisibilityChange: (change) =>
      setColumnVisibility(typeof change === 'function' ? change(columnVisibility) : change),
  });
  // By id: rows that appear above do not make another row the active one.
  const [activeId, setActiveId] = useState<string | null>(null);
  const activeIndex = rows.findIndex(({ id }) => id === activeId);
  const activeRow = rows[activeIndex];
  const move = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, activeIndex + by))];
    setActiveId(next?.id ?? null);
  };
  useShortcut('j', 'Next row', () => move(1));
  useShortcut('k', 'Previous row', () => move(-1));
  useShortcut('Enter', 'Open the row', () => activeRow && onOpen?.(activeRow));
  useShortcut('e', 'Edit the row', () => activeRow && onOpen?.(activeRow));
  useShortcut('x', 'Select the row', () => {
    if (selection && activeRow) table.getRow(activeRow.id).toggleSelected();
  });
  useEffect(() => {
    document.querySelector<HTMLElement>(`[data-row="${activeRow?.id}"]`)?.focus();
  }, [activeRow?.id]);

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
          css={onSortChange ? undefined : cardsOnPhones}
        >
          <Table.Header role="rowgroup">
            {table.getHeaderGroups().map((group) => (
              <Table.Row key={group.id} role="row">
                {selection && (
                  <Table.ColumnHeader role="columnheader" width="10">
                    <SelectBox
                      label="Select all rows"
                      checked={
                        table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() && 'indeterminate')
                      }
                      onToggle={() => table.toggleAllRowsSelected()}
                    />
                  </Table.ColumnHeader>
                )}
                {group.headers.map((header) => {
                  const column = header.column.columnDef as DataColumn<Row>;
                  return (
                    <Table.ColumnHeader
                      key={header.id}
                      role="columnheader"
                      textAlign={column.isNumeric ? 'end' : 'start'}
                      aria-sort={ariaSort(column.sortKey, sort)}
                      whiteSpace="nowrap"
                    >
                      {column.sortKey && onSortChange ? (
                        <SortButton
                          label={column.header}
                          sortKey={column.sortKey}
                          sort={sort}
                          onChange={onSortChange}
                        />
                      ) : (
                        column.header
                      )}
                    </Table.ColumnHeader>
                  );
                })}
              </Table.Row>
            ))}
          </Table.Header>
          <Table.Body role="rowgroup">
            {table.getRowModel().rows.map((row, index) => (
              <Table.Row
                key={row.id}
                role="row"
                data-row={row.id}
                tabIndex={-1}
                aria-current={index === activeIndex || undefined}
                bg={index === activeIndex ? 'bg.emphasized' : undefined}
                cursor={onOpen ? 'pointer' : undefined}
                onClick={(event) => {
                  if (!(event.target as Element).closest('a,button,input,label')) onOpen?.(row.original);
                }}
              >
                {selection && (
                  <Table.Cell role="cell">
                    <SelectBox
                      label="Select the row"
                      checked={row.getIsSelected()}
                      onToggle={() => row.toggleSelected()}
                    />
                  </Table.Cell>
                )}
                {row.getVisibleCells().map((cell) => (
                  <Table.Cell
                    key={cell.id}
                    role="cell"
                    data-label={cell.column.columnDef.header}
                    textAlign={(cell.column.columnDef as DataColumn<Row>).isNumeric ? 'end' : 'start'}
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

function SelectBox({
  label,
  checked,
  onToggle,
}: {
  label: string;
  checked: boolean | 'indeterminate';
  onToggle: () => void;
}) {
  return (
    <Checkbox.Root size="sm" checked={checked} onCheckedChange={onToggle} aria-label={label}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

function ariaSort(
  sortKey: string | undefined,
  sort: TableSort | undefined,
): 'ascending' | 'descending' | undefined {
  if (!sortKey || sort?.key !== sortKey) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}
