import type { CSSProperties, ReactNode } from 'react';
import { slotClasses } from '../theme/classes.ts';

const part = slotClasses('cardTable');

/** A column of a `CardTable`. */
export interface Column<Row> {
  title: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Least width in the table, for a text that may break; without it a cell stays on one line. */
  minW?: string;
  align?: 'center' | 'end';
  /** On a card without its title: across the top, or in the corner beside that. */
  card?: 'top' | 'corner';
}

export interface CardTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** From this window width on it is a table; below, each row is a card. */
  from: 'md' | 'xl';
  /** Many columns, close together. */
  dense?: boolean;
  /** What it shows is being changed. */
  busy?: boolean;
}

/** Rows and columns, as a table where there is room for it, else as cards. */
export function CardTable<Row>(props: CardTableProps<Row>) {
  const { label, columns, rows, rowKey, from, dense = false, busy = false } = props;
  return (
    <div className={part(from)}>
      <table aria-label={label} aria-busy={busy} className={dense ? part('table', 'dense') : part('table')}>
        <thead className={part('header')}>
          <tr>
            {columns.map(({ title, align }) => (
              <th key={title} className={align && part(align)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)} className={part('row')}>
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
  const { title, cell, minW, align, card } = column;
  const looks = [part('cell'), card && part(card), align && part(align), minW && part('breaks')];
  return (
    <td className={looks.filter(Boolean).join(' ')} style={{ '--least': minW } as CSSProperties}>
      {card ? (
        cell(row, index)
      ) : (
        <>
          <span className={part('title')}>{title}</span>
          <div className={part('value')}>{cell(row, index)}</div>
        </>
      )}
    </td>
  );
}
