import { Box, Table, Text } from '@chakra-ui/react';
import { tableSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';

/** A column of a `CardTable`. */
export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Least width in the table, for a text that may break; without it a cell stays on one line. */
  minW?: string;
  align?: 'center';
  /** On a card without its title: across the top, or in the corner beside that. */
  card?: 'top' | 'corner';
}

export interface CardTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** From this window width on it is a table; below, each row is a card. */
  from: 'md' | 'lg' | 'xl';
  /** Many columns: small text, close together. */
  dense?: boolean;
  /** What it shows is being changed. */
  busy?: boolean;
}

/** Rows and columns, as a table where there is room for it, else as cards. */
export function CardTable<Row>(props: CardTableProps<Row>) {
  const { label, columns, rows, rowKey, from, dense = false, busy = false } = props;
  return (
    // Large text may want more room than there is.
    <Box overflowX={{ [from]: 'auto' }}>
      <Table.Root
        recipe={tableSlotRecipe}
        aria-label={label}
        aria-busy={busy}
        textStyle={dense ? 'sm' : undefined}
        tableLayout={{ base: 'fixed', [from]: 'auto' }}
        css={{ '--cell-x': dense ? '{spacing.1.5}' : '{spacing.3}' }}
      >
        <Table.Header hideBelow={from}>
          <Table.Row bg="bg.subtle">
            {columns.map(({ title, align }) => (
              <Table.ColumnHeader
                key={title}
                textAlign={align}
                px="var(--cell-x)"
                lineHeight="1.25"
                verticalAlign="bottom"
              >
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row
              key={rowKey(row)}
              bg="transparent"
              position="relative"
              display={{ base: 'grid', [from]: 'table-row' }}
              gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
              columnGap="6"
              borderWidth={{ base: '1px', [from]: '0' }}
              borderRadius={{ base: 'l3', [from]: '0' }}
              p={{ base: '3', [from]: '0' }}
              mb={{ base: '4', [from]: '0' }}
            >
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} from={from} />
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface CellProps<Row> extends Pick<CardTableProps<Row>, 'from'> {
  column: Column<Row>;
  row: Row;
}

function Cell<Row>({ column: { title, cell, minW, align, card }, row, from }: CellProps<Row>) {
  return (
    <Table.Cell
      borderBottomWidth={{ base: '0', [from]: '1px' }}
      px={{ base: '1', [from]: 'var(--cell-x)' }}
      py={{ base: '1.5', [from]: '2.5' }}
      minW={{ [from]: minW }}
      textAlign={{ [from]: align }}
      whiteSpace={{ base: 'normal', [from]: minW ? 'normal' : 'nowrap' }}
      alignItems="center"
      {...(card
        ? { display: { base: 'block', [from]: 'table-cell' } }
        : {
            display: { base: 'flex', [from]: 'table-cell' },
            flexWrap: 'wrap',
          })}
      {...(card === 'top' && {
        gridColumn: '1 / -1',
        pe: { base: '12', [from]: 'var(--cell-x)' },
      })}
      {...(card === 'corner' && {
        position: { base: 'absolute', [from]: 'static' },
        top: '2',
        insetEnd: '2',
      })}
    >
      {!card && (
        <Text as="span" hideFrom={from} flexBasis="min(7.5rem, 40%)" color="fg.muted">
          {title}
        </Text>
      )}
      {card ? (
        cell(row)
      ) : (
        // Below its title where large text leaves no room beside it.
        <Box flex="1 1 8rem" minW="0" overflowWrap="anywhere">
          {cell(row)}
        </Box>
      )}
    </Table.Cell>
  );
}
