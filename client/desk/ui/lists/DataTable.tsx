import type { ReactNode } from 'react';
import { useIsWide } from '../../lib/useIsWide.ts';
import { useStoredState } from '../../lib/useStoredState.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { LabelledCells } from './LabelledCells.tsx';
import { RowCards } from './RowCards.tsx';
import { RowTable } from './RowTable.tsx';
import type { DataColumn } from './rowList.ts';
import type { TableSort } from './SortButton.tsx';
import { useActiveRow } from './useActiveRow.ts';
import { changeSelection, useSelectRow } from './useSelectRow.ts';

export type { DataColumn };

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

/**
 * A table of rows, and a list of cards on a phone. With keyboard control: j and k move between rows, Enter or e opens one, x selects it.
 * A click with Shift on a checkbox selects a range. The browser remembers which columns are shown.
 */
export function DataTable<Row extends { id: string }>({
  name,
  columns,
  rows,
  onOpen,
  selection,
  onSelectionChange = () => {},
  selectLabel = () => 'Select the row',
  sort,
  onSortChange,
  hiddenColumns = [],
  card,
  isNarrow = false,
}: DataTableProps<Row>) {
  const isWide = useIsWide();
  const [visibility, setVisibility] = useStoredState<Record<string, boolean>>(
    `columns.${name}`,
    Object.fromEntries(hiddenColumns.map((id) => [id, false])),
  );
  const isVisible = ({ id }: DataColumn<Row>) => visibility[id] ?? true;
  const shownColumns = columns.filter(isVisible);
  const selectRow = useSelectRow(rows, (ids, isSelected) =>
    onSelectionChange(changeSelection(selection ?? [], ids, isSelected)),
  );
  const activeIndex = useActiveRow(rows, {
    onOpen,
    onToggle: selection ? ({ id }) => selectRow(id, !selection.includes(id)) : null,
  });
  const list = {
    name,
    rows,
    activeIndex,
    onOpen,
    selection: selection && {
      ids: selection,
      onChange: onSelectionChange,
      boxOf: (row: Row) => ({
        id: row.id,
        label: selectLabel(row),
        isSelected: selection.includes(row.id),
        onSelect: selectRow,
      }),
    },
  };
  if (!isWide && !isNarrow)
    return (
      <RowCards {...list} card={card ?? ((row) => <LabelledCells columns={shownColumns} row={row} />)} />
    );
  return (
    <>
      <ColumnMenu
        columns={columns.map((column) => ({
          id: column.id,
          label: column.header,
          isVisible: isVisible(column),
          toggle: () => setVisibility({ ...visibility, [column.id]: !isVisible(column) }),
        }))}
      />
      <RowTable {...list} columns={shownColumns} sort={sort} onSortChange={onSortChange} />
    </>
  );
}
