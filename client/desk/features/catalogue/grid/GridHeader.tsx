import { Box, Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuArrowDown, LuArrowUp } from 'react-icons/lu';
import type { DeskProductSort } from '../../../generated/graphql.ts';
import type { GridColumn } from './columns.ts';
import { HEAD_WIDTH } from './layout.ts';

/** How the grid is sorted. */
export interface GridSort {
  /** Null: in the default order. */
  sort: DeskProductSort | null;
  onSort: (sort: DeskProductSort | null) => void;
}

interface GridHeaderProps extends GridSort {
  columns: readonly GridColumn[];
  resizeHandlers: Readonly<Record<string, (event: unknown) => void>>;
  /** The head of the rows' own column. */
  children: ReactNode;
}

/** The labels of the columns, which stay in sight: a press sorts, the right edge changes the width. */
export const GridHeader = ({ columns, sort, onSort, resizeHandlers, children }: GridHeaderProps) => (
  <Box role="rowgroup" position="sticky" top="0" zIndex="2" bg="bg.muted" borderBottomWidth="1px">
    <Flex role="row" aria-rowindex={1} height="10">
      <Flex
        role="columnheader"
        position="sticky"
        left="0"
        zIndex="1"
        bg="bg.muted"
        width={`${HEAD_WIDTH}px`}
        flex="none"
        align="center"
        paddingInline="2"
      >
        {children}
      </Flex>
      {columns.map((column) => {
        const isNumeric = column.kind === 'money' || column.kind === 'count';
        return (
          <Flex
            key={column.field}
            role="columnheader"
            aria-sort={ariaSort(column, sort)}
            position={column.isFrozen ? 'sticky' : 'relative'}
            left={column.isFrozen ? `${HEAD_WIDTH}px` : undefined}
            zIndex={column.isFrozen ? '1' : undefined}
            bg="bg.muted"
            flex="none"
            width={`${column.width}px`}
            paddingInline="2"
            align="center"
            justify={isNumeric ? 'flex-end' : 'flex-start'}
            fontWeight="semibold"
            whiteSpace="nowrap"
            overflow="hidden"
          >
            <HeaderLabel column={column} sort={sort} onSort={onSort} />
            <Box
              aria-hidden
              position="absolute"
              insetBlock="0"
              right="0"
              width="2"
              cursor="col-resize"
              touchAction="none"
              borderEndWidth="1px"
              _hover={{ bg: 'border.emphasized' }}
              onMouseDown={resizeHandlers[column.field]}
              onTouchStart={resizeHandlers[column.field]}
            />
          </Flex>
        );
      })}
    </Flex>
  </Box>
);

function HeaderLabel({ column, sort, onSort }: GridSort & { column: GridColumn }) {
  if (!column.sorts) return column.label;
  const [first, second] = column.sorts;
  const next = sort === first ? second : sort === second ? null : first;
  const direction = ariaSort(column, sort);
  return (
    <Button
      variant="plain"
      size="xs"
      padding="0"
      minWidth="0"
      color="fg"
      fontWeight="semibold"
      textStyle="sm"
      onClick={() => onSort(next)}
    >
      {column.label}
      {direction === 'ascending' && <LuArrowUp aria-hidden />}
      {direction === 'descending' && <LuArrowDown aria-hidden />}
    </Button>
  );
}

function ariaSort({ sorts, kind }: GridColumn, sort: DeskProductSort | null) {
  if (!sorts || (sort !== sorts[0] && sort !== sorts[1])) return undefined;
  // The first press on a time shows the latest one.
  const isAscending = (sort === sorts[0]) === (kind !== 'time');
  return isAscending ? 'ascending' : 'descending';
}
