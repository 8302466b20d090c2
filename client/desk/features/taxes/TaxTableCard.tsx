import { Flex, Heading, Table } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import type { ExportTaxReportMutation } from '../../generated/graphql.ts';
import { saveCsv } from '../../lib/files/files.ts';
import { SmallButton } from '../../ui/SmallButton.tsx';

type TaxReport = Extract<ExportTaxReportMutation['exportTaxReport'], { __typename: 'DeskTaxReport' }>;
export type TaxTable = TaxReport['tables'][number];

interface TaxTableCardProps {
  table: TaxTable;
  /** Of the period, in the name of the file. */
  period: string;
}

/** A table of the tax report with its sums, and its file. Its rows scroll by themselves where they are wider than the window. */
export function TaxTableCard({ table, period }: TaxTableCardProps) {
  const { name, title, columns, csv } = table;
  const { rows, totals } = shownCells(table);
  const alignment = columns.map((_, index) =>
    table.figureColumns.includes(index)
      ? ({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const)
      : {},
  );
  return (
    <section aria-label={title}>
      <Flex justify="space-between" align="center" gap="4" marginBottom="2">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <SmallButton aria-label={`${name} as CSV`} onClick={() => saveCsv(`${name} ${period}.csv`, csv)}>
          <LuDownload aria-hidden />
          {name}
        </SmallButton>
      </Flex>
      <Table.ScrollArea>
        <Table.Root size="sm" aria-label={title}>
          <Table.Header>
            <Table.Row>
              {columns.map((column, index) => (
                <Table.ColumnHeader key={column} {...alignment[index]}>
                  {column}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row.join(' ')}>
                {row.map((cell, index) => (
                  <Table.Cell key={columns[index]} whiteSpace="nowrap" {...alignment[index]}>
                    {cell}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
          {totals && (
            <Table.Footer>
              <Table.Row fontWeight="semibold">
                {totals.map((cell, index) =>
                  index === 0 ? (
                    <Table.ColumnHeader key={columns[index]} scope="row">
                      Total
                    </Table.ColumnHeader>
                  ) : (
                    <Table.Cell key={columns[index]} whiteSpace="nowrap" {...alignment[index]}>
                      {cell}
                    </Table.Cell>
                  ),
                )}
              </Table.Row>
            </Table.Footer>
          )}
        </Table.Root>
      </Table.ScrollArea>
    </section>
  );
}

/** Rows and totals with as many decimals in each figure of a column as the longest one has, so that their points stand below each other. */
function shownCells({ rows, totals, figureColumns }: TaxTable) {
  const decimalsOf = (cell: string | undefined) => cell?.split('.')[1]?.length ?? 0;
  const decimals = new Map(
    figureColumns.map((index) => [index, Math.max(...rows.map((row) => decimalsOf(row[index])))]),
  );
  const withDecimals = (row: readonly string[]) =>
    row.map((cell, index) =>
      cell === '' || !decimals.has(index) ? cell : Number(cell).toFixed(decimals.get(index)),
    );
  return { rows: rows.map(withDecimals), totals: totals && withDecimals(totals) };
}
