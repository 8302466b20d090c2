import { Table } from '@chakra-ui/react';
import { cell } from './Sheet.tsx';
import type { TaxDocument } from './usePrintedOrders.ts';

/** The tables of a document, as the server's PDF has them. The first column has texts, the others have numbers. */
export const DocumentTables = ({ tables }: Pick<TaxDocument, 'tables'>) =>
  tables.map(({ name, headings, rows, totals }) => (
    // A table that is wider than the window scrolls within its sheet; on paper it is as wide as it is.
    <Table.ScrollArea key={name} tabIndex={0} whiteSpace="normal" _print={{ overflow: 'visible' }}>
      <Table.Root size="sm" aria-label={name} marginBottom="4">
        <Table.Header>
          <Row texts={headings} as={Table.ColumnHeader} />
        </Table.Header>
        <Table.Body>
          {rows.map((texts, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document never move
            <Row key={index} texts={texts} />
          ))}
        </Table.Body>
        <Table.Footer fontWeight="bold">
          {totals.map((texts) => (
            <Row key={texts[0]} texts={texts} />
          ))}
        </Table.Footer>
      </Table.Root>
    </Table.ScrollArea>
  ));

interface RowProps {
  texts: readonly string[];
  as?: typeof Table.Cell | typeof Table.ColumnHeader;
}

const Row = ({ texts, as: Cell = Table.Cell }: RowProps) => (
  <Table.Row bg="white" breakInside="avoid">
    {texts.map((text, index) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
        key={index}
        {...cell}
        _print={{ paddingBlock: '1' }}
        {...(index === 0 ? { whiteSpace: 'pre-line' } : { textAlign: 'end', whiteSpace: 'nowrap' })}
      >
        {text}
      </Cell>
    ))}
  </Table.Row>
);
