import { DataList } from '@chakra-ui/react';
import type { DataColumn } from './rowList.ts';

interface LabelledCellsProps<Row> {
  columns: readonly DataColumn<Row>[];
  row: Row;
}

/** A row as a card with a line for each column that has something to show. */
export const LabelledCells = <Row,>({ columns, row }: LabelledCellsProps<Row>) => (
  <DataList.Root orientation="horizontal" gap="2">
    {columns.map(({ id, header, cell }) => (
      <DataList.Item key={id} alignItems="start" css={{ '&:has(> dd:empty)': { display: 'none' } }}>
        <DataList.ItemLabel minWidth="24" width="24" overflowWrap="anywhere">
          {header}
        </DataList.ItemLabel>
        <DataList.ItemValue minWidth="0" display="block" overflowWrap="anywhere">
          {cell(row)}
        </DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList.Root>
);
