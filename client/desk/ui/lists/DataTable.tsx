import { Box, Checkbox, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsWide } from '../../lib/useIsWide.ts';
import { useStoredState } from '../../lib/useStoredState.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { cardsOnPhones } from './cardLayout.ts';
import { RowBox } from './RowBox.tsx';
import { RowCards, selectRowLabel } from './RowCards.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { SortButton, type TableSort } from './SortButton.tsx';
import { activeRowProps, useActiveRow } from './useActiveRow.ts';
import { changeSelection, useSelectRow } from './useSelectRow.ts';

/** A column of a `DataTable`. */
export interface DataColumn<Row> {
  id: string;
  /** Also names the column in the menu of columns, and on cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Present: the header sorts by it. */
  sortKey?: string;
  /** Numbers are aligned at the end. */
  isNumeric?: boolean;
}

interface DataTableProps<Row extends { id: string }> {
  /** Names the table for screen readers, and in what the browser stores about it. */
  name: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Enter or a click on a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Ids of the selected rows; present: rows can be selected. */
  selection?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  /** Of the checkbox that selects a row. */
  selectLabel?: (row: Row) => string;
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Columns that are hidden until somebody shows them. */
  hiddenColumns?: readonly string[];
  /** A row on a phone; absent: a card with a line for each column. */
  card?: (row: Row) => ReactNode;
  /** The table fits on a phone as it is. */
  isNarrow?: boolean;
}

type CardTableProps<Row extends { id: string }> = DataTableProps<Row> & { card: (row: Row) => ReactNode };

/**
 * A table of rows, and a list of cards on a phone. With keyboard control: j and k move between rows, Enter or e opens one, x selects it.
 * A click with Shift on a checkbox selects a range. The browser remembers which columns are shown.
 */
export const DataTable = <Row extends { id: string }>({ card, ...props }: DataTableProps<Row>) =>
  card ? <TableOrCards {...props} card={card} /> : <RowTable {...props} />;

function TableOrCards<Row extends { id: string }>({ card, ...props }: CardTableProps<Row>) {
  const isWide = useIsWide();
  return isWide ? <RowTable {...props} /> : <RowCards {...props} card={card} />;
}

function RowTable<Row extends { id: string }>({
  name,
  columns,
  rows,
  onOpen,
  selection,
  onSelectionChange,
  selectLabel = selectRowLabel,
  sort,
  onSortChange,
  hiddenColumns = [],
  isNarrow = false,
}: Omit<DataTableProps<Row>, 'card'>) {
  const [visibility, setVisibility] = useStoredState<Record<string, boolean>>(
    `columns.${name}`,
    Object.fromEntries(hiddenColumns.map((id) => [id, false])),
  );
  const isVisible = ({ id }: DataColumn<Row>) => visibility[id] ?? true;
  const shownColumns = columns.filter(isVisible);
  const selectRow = useSelectRow(rows, (ids, isSelected) =>
    onSelectionChange?.(changeSelection(selection ?? [], ids, isSelected)),
  );
  const activeIndex = useActiveRow(rows, {
    onOpen,
    onToggle: selection ? ({ id }) => selectRow(id, !selection.includes(id)) : null,
  });
  return (
    <Box>
      <ColumnMenu
        columns={columns.map((column) => ({
          id: column.id,
          label: column.header,
          isVisible: isVisible(column),
          toggle: () => setVisibility({ ...visibility, [column.id]: !isVisible(column) }),
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
            <Table.Row role="row">
              {selection && (
                <Table.ColumnHeader role="columnheader" width="10">
                  <AllRowsBox rows={rows} selection={selection} onChange={onSelectionChange} />
                </Table.ColumnHeader>
              )}
              {shownColumns.map((column) => (
                <ColumnHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body role="rowgroup">
            {rows.map((row, index) => (
              <Table.Row
                key={row.id}
                role="row"
                {...activeRowProps(row.id, index === activeIndex)}
                cursor={onOpen ? 'pointer' : undefined}
                onClick={(event) => {
                  if (!(event.target as Element).closest('a,button,input,label,select')) onOpen?.(row);
                }}
              >
                {selection && (
                  <Table.Cell role="cell">
                    <RowBox
                      size="sm"
                      id={row.id}
                      label={selectLabel(row)}
                      isSelected={selection.includes(row.id)}
                      onSelect={selectRow}
                    />
                  </Table.Cell>
                )}
                {shownColumns.map((column) => (
                  <Table.Cell
                    key={column.id}
                    role="cell"
                    data-label={column.header}
                    {...alignment(column.isNumeric)}
                  >
                    {column.cell(row)}
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

interface AllRowsBoxProps {
  rows: readonly { id: string }[];
  selection: readonly string[];
  onChange: ((ids: string[]) => void) | undefined;
}

/** Selects all rows, or none of them when all are selected. */
function AllRowsBox({ rows, selection, onChange }: AllRowsBoxProps) {
  const isAll = rows.every(({ id }) => selection.includes(id));
  return (
    <Checkbox.Root
      size="sm"
      checked={isAll || (selection.length > 0 && 'indeterminate')}
      onCheckedChange={() => onChange?.(isAll ? [] : rows.map(({ id }) => id))}
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
    role="columnheader"
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
