import type { ReactNode } from 'react';
import { slotClasses } from '../theme/classes.ts';

const slot = slotClasses('cardTable');

/** A column of a `CardTable`. */
export interface Column<Row> {
  title: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Minimum width in the table, a CSS length. The text may take several lines; without it, one line. */
  minW?: string;
  align?: 'center';
  /** Not printed. */
  screenOnly?: boolean;
  /** Position on a card, where the cell has no label: across the top, or in the corner next to that. */
  card?: 'top' | 'corner';
}

interface CardTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The breakpoint from which on it is a table. Below, each row is a card. */
  from: 'md' | 'xl';
  /** Less space between the columns. */
  dense?: boolean;
  /** A row is being changed. */
  busy?: boolean;
}

/** A table, or cards in narrow windows. */
export function CardTable<Row>(props: CardTableProps<Row>) {
  const { label, columns, rows, rowKey, from, dense = false, busy = false } = props;
  return (
    <div className={slot(from)}>
      <table aria-label={label} aria-busy={busy} className={slot('table', dense && 'dense')}>
        <thead className={slot('header')}>
          <tr>
            {columns.map(({ title, align, screenOnly }) => (
              <th key={title} className={slot(align, screenOnly && 'screenOnly')}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)} className={slot('row')}>
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} index={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row, index }: { column: Column<Row>; row: Row; index: number }) {
  const { title, cell, minW, align, card, screenOnly } = column;
  return (
    <td
      className={slot('cell', card, align, minW !== undefined && 'multiline', screenOnly && 'screenOnly')}
      style={{ '--min-width': minW }}
    >
      {card ? (
        cell(row, index)
      ) : (
        <>
          <span className={slot('label')}>{title}</span>
          <div className={slot('value')}>{cell(row, index)}</div>
        </>
      )}
    </td>
  );
}
