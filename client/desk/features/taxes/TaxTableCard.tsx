import { Button, Flex, Heading, Table, Text } from '@chakra-ui/react';
import { LuDownload } from 'react-icons/lu';
import { saveCsv } from '../../lib/files/files.ts';

interface TaxTableCardProps {
  table: { name: string; title: string; columns: string[]; rows: string[][]; csv: string };
  /** Of the period, in the name of the file. */
  period: string;
}

/** A table of the tax report, with its file. */
export const TaxTableCard = ({ table, period }: TaxTableCardProps) => (
  <section aria-label={table.title}>
    <Flex justify="space-between" align="center" gap="4" marginBottom="2">
      <Heading as="h2" size="md">
        {table.title}
      </Heading>
      <Button
        size="xs"
        variant="outline"
        aria-label={`${table.name} as CSV`}
        onClick={() => saveCsv(`${table.name} ${period}.csv`, table.csv)}
      >
        <LuDownload aria-hidden />
        {table.name}
      </Button>
    </Flex>
    {table.rows.length === 0 ? (
      <Text color="fg.muted">None</Text>
    ) : (
      <Table.ScrollArea>
        <Table.Root size="sm" aria-label={table.title}>
          <Table.Header>
            <Table.Row>
              {table.columns.map((column) => (
                <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {table.rows.map((row) => (
              <Table.Row key={row.join(' ')}>
                {row.map((cell, index) => (
                  <Table.Cell key={table.columns[index]} whiteSpace="nowrap">
                    {cell}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    )}
  </section>
);
