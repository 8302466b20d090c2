import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useIsWide } from '../../../lib/useIsWide.ts';
import { useStoredState } from '../../../lib/useStoredState.ts';
import { type GridColumn, type GridField, gridColumns } from './columns.ts';

const features = tableFeatures({ columnVisibilityFeature, columnSizingFeature, columnResizingFeature });
const definitions = gridColumns.map(({ field, label, width, isFrozen }) => ({
  id: field,
  header: label,
  size: width,
  enableHiding: !isFrozen,
  minSize: 60,
  maxSize: 800,
}));
const hidden = Object.fromEntries(
  gridColumns.filter(({ isHidden }) => isHidden).map(({ field }) => [field, false]),
);
/** Pixels of a frozen column on a narrow screen, so that another one is in sight. */
const NARROW = 140;
// The rows are not the table's: the grid renders those in sight itself.
const noRows: never[] = [];

/** The columns that are shown, with their widths, both remembered by this browser. */
export function useGridColumns(isReadOnly: (field: GridField) => boolean) {
  const [columnVisibility, setVisibility] = useStoredState<Record<string, boolean>>('grid.columns', hidden);
  const [columnSizing, setSizing] = useStoredState<Record<string, number>>('grid.widths', {});
  const isWide = useIsWide();
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    columnResizeMode: 'onChange',
    state: { columnVisibility, columnSizing },
    onColumnVisibilityChange: setVisibility,
    onColumnSizingChange: setSizing,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table's columns depend on these states
  const columns = useMemo(
    () =>
      gridColumns.flatMap((column): GridColumn[] => {
        const shown = table.getColumn(column.field);
        if (!shown?.getIsVisible()) return [];
        return [
          {
            ...column,
            width: column.isFrozen && !isWide ? NARROW : shown.getSize(),
            isReadOnly: column.isReadOnly === true || isReadOnly(column.field),
          },
        ];
      }),
    [columnVisibility, columnSizing, isReadOnly, isWide],
  );
  return {
    columns,
    /** Handlers of a column's resize handle, by field. */
    resizeHandlers: Object.fromEntries(
      table.getFlatHeaders().map((header) => [header.column.id, header.getResizeHandler()]),
    ),
    /** For the menu of columns. */
    choices: table
      .getAllLeafColumns()
      .filter((column) => column.getCanHide())
      .map((column) => ({
        id: column.id,
        label: String(column.columnDef.header),
        isVisible: column.getIsVisible(),
        toggle: () => column.toggleVisibility(),
      })),
  };
}
