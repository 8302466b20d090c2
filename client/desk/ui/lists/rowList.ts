import type { MouseEvent, ReactNode } from 'react';
import type { SelectRow } from './useSelectRow.ts';

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

/** What a table and the cards of its rows have in common. */
export interface RowListProps<Row extends { id: string }> {
  /** Names the list for screen readers. */
  name: string;
  rows: readonly Row[];
  /** Of the row that the keyboard acts on; -1: none. */
  activeIndex?: number;
  /** A click on a row. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Absent: rows cannot be selected. */
  selection?: RowSelection<Row> | undefined;
}

export interface RowSelection<Row> {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** The properties of the row's checkbox. */
  boxOf: (row: Row) => { id: string; label: string; isSelected: boolean; onSelect: SelectRow };
}

/** Whether a click on a row opens it: not when it is for a control in the row. */
export const isOpening = ({ target }: MouseEvent): boolean =>
  !(target as Element).closest('a,button,input,label,select');
