import { Table } from '@chakra-ui/react';
import { cell } from './Sheet.tsx';
import type { TaxDocument } from './usePrintedOrders.ts';

/** Where rows are cards, because a table would be wider than the window. Paper is narrower than some phones, and has tables. */
const ON_PHONES = '@media screen and (max-width: 767px)';

/**
 * The tables of a document, as the server's PDF has them. The first column has texts, the others have numbers. Roles are given, because
 * browsers may take what is not laid out as a table for none.
 */
export const DocumentTables = ({ tables }: Pick<TaxDocument, 'tables'>) =>
  tables.map(({ name, headings, rows, totals }) => (
    // A table that is wider than the window scrolls within its sheet; on paper it is as wide as it is.
    <Table.ScrollArea key={name} tabIndex={0} whiteSpace="normal" _print={{ overflow: 'visible' }}>
      <Table.Root
        size="sm"
        role="table"
        aria-label={name}
        marginBottom="4"
        css={{ [ON_PHONES]: { display: 'block' } }}
      >
        <Table.Header role="rowgroup" css={{ [ON_PHONES]: { srOnly: true } }}>
          <Table.Row role="row" bg="white">
            {headings.map((heading, index) => (
              <Table.ColumnHeader key={heading} role="columnheader" {...columnStyle(index)}>
                {heading}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document never move
          <Row key={index} {...row} headings={headings} />
        ))}
        {totals.map((cells) => (
          <Row key={cells[0]} cells={cells} headings={headings} isTotal />
        ))}
      </Table.Root>
    </Table.ScrollArea>
  ));

const columnStyle = (index: number) =>
  ({
    ...cell,
    _print: { paddingBlock: '0.5', paddingInline: '1', fontSize: '8.5pt', lineHeight: '1.3' },
    ...(index > 0 && { textAlign: 'end', whiteSpace: 'nowrap' }),
  }) as const;

interface RowProps {
  /** Its texts by column. */
  cells: readonly string[];
  /** Stands below all columns. */
  note?: string | null;
  headings: readonly string[];
  /** A sum of the rows above, with which it stays on a page. */
  isTotal?: boolean;
}

/** A row with the note below it. */
const Row = ({ cells, note, headings, isTotal = false }: RowProps) => (
  <Table.Body
    role="rowgroup"
    fontWeight={isTotal ? 'bold' : undefined}
    breakInside="avoid"
    breakBefore={isTotal ? 'avoid' : undefined}
    css={{ [ON_PHONES]: phoneBody }}
  >
    <Table.Row role="row" bg="white" css={{ [ON_PHONES]: phoneRow }}>
      {cells.map((text, index) => (
        <Table.Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
          key={index}
          role="cell"
          data-label={isTotal && index === 0 ? '' : headings[index]}
          {...columnStyle(index)}
          {...(note && { borderBottomWidth: '0', paddingBottom: '0' })}
          css={{ [ON_PHONES]: phoneCell }}
        >
          {text}
        </Table.Cell>
      ))}
    </Table.Row>
    {note && <NoteRow note={note} columnCount={headings.length} />}
  </Table.Body>
);

const NoteRow = ({ note, columnCount }: { note: string; columnCount: number }) => (
  <Table.Row role="row" bg="white" css={{ [ON_PHONES]: { display: 'block' } }}>
    <Table.Cell
      role="cell"
      colSpan={columnCount}
      {...columnStyle(0)}
      paddingTop="0"
      css={{ [ON_PHONES]: { display: 'block', borderBottomWidth: '0', paddingInline: '0' } }}
    >
      {note}
    </Table.Cell>
  </Table.Row>
);

const phoneBody = {
  display: 'block',
  borderBottomWidth: '1px',
  borderColor: 'gray.300',
  paddingBlock: '2',
} as const;

/** Numbers in two columns, below the text of the first cell. */
const phoneRow = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '6',
} as const;

/** The heading of its column, and its text at the other side. */
const phoneCell = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  borderBottomWidth: '0',
  paddingInline: '0',
  paddingBlock: '0.5',
  whiteSpace: 'normal',
  textAlign: 'end',
  '&:empty': { display: 'none' },
  '&:first-of-type': { fontWeight: 'bold', gridColumn: '1 / -1' },
  _before: {
    content: 'attr(data-label)',
    // Screen readers know the headings of columns. Browsers without alternative texts would drop the whole declaration.
    '@supports (content: "" / "")': { content: 'attr(data-label) / ""' },
    color: 'gray.600',
    fontWeight: 'normal',
    flexShrink: 0,
    textAlign: 'start',
  },
} as const;
