import { Card, Flex, HStack, Skeleton, Table, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { LuChartColumn, LuTable2 } from 'react-icons/lu';
import type { CsvValue } from '../../lib/files/csv.ts';
import { SmallButton } from '../../ui/SmallButton.tsx';
import { CsvButton } from './CsvButton.tsx';

/** A column of a report's table. */
export interface ReportColumn<Row> {
  header: string;
  /** As the CSV file has it. */
  value: (row: Row) => CsvValue;
  /** As the table shows it; default: the value. */
  text?: (row: Row) => string;
}

interface ReportCardProps<Row> {
  title: string;
  /** Name of the CSV file, without its ending. */
  fileName: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  /** What is shown instead when there are no rows. */
  emptyText: string;
  /** The chart of the rows; screen readers get the table instead. */
  chart: ReactNode;
  /** While the chart is loaded. */
  chartHeight: string;
  /** One line below the title. */
  description?: string;
  actions?: ReactNode;
}

/** Numbers as a chart or, by a button, as a table, and as a CSV file. */
export function ReportCard<Row>({
  title,
  fileName,
  columns,
  rows,
  emptyText,
  chart,
  chartHeight,
  description,
  actions,
}: ReportCardProps<Row>) {
  const [isTable, setTable] = useState(false);
  const table = <ReportTable title={title} columns={columns} rows={rows} />;
  return (
    <Card.Root size="sm" height="full">
      <Card.Header>
        <Flex justify="space-between" align="center" gap="2" wrap="wrap">
          <Card.Title as="h2">{title}</Card.Title>
          <HStack>
            {actions}
            <SmallButton onClick={() => setTable(!isTable)}>
              {isTable ? <LuChartColumn aria-hidden /> : <LuTable2 aria-hidden />}
              {isTable ? 'Chart' : 'Table'}
            </SmallButton>
            <CsvButton
              title={title}
              fileName={fileName}
              header={columns.map(({ header }) => header)}
              rows={rows.map((row) => columns.map(({ value }) => value(row)))}
            />
          </HStack>
        </Flex>
        {description && <Card.Description>{description}</Card.Description>}
      </Card.Header>
      <Card.Body>
        {rows.length === 0 && emptyText}
        {rows.length > 0 && isTable && table}
        {rows.length > 0 && !isTable && (
          <>
            <div aria-hidden>
              <Suspense fallback={<Skeleton height={chartHeight} />}>{chart}</Suspense>
            </div>
            <VisuallyHidden>{table}</VisuallyHidden>
          </>
        )}
      </Card.Body>
    </Card.Root>
  );
}

function ReportTable<Row>({
  title,
  columns,
  rows,
}: Pick<ReportCardProps<Row>, 'title' | 'columns' | 'rows'>) {
  return (
    <Table.ScrollArea maxHeight="80" tabIndex={0} aria-label={title} role="region">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            {columns.map(({ header }, index) => (
              <Table.ColumnHeader key={header} textAlign={index === 0 ? 'start' : 'end'}>
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
            <Table.Row key={at}>
              {columns.map(({ header, value, text }, index) => (
                <Table.Cell key={header} textAlign={index === 0 ? 'start' : 'end'}>
                  {text ? text(row) : value(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
