import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { GridColumn } from './columns.ts';
import { HEAD_WIDTH } from './layout.ts';

/** The labels of the columns, which stay in sight. @param children the head of the rows' own column */
export const GridHeader = ({
  columns,
  children,
}: {
  columns: readonly GridColumn[];
  children: ReactNode;
}) => (
  <Box role="rowgroup" position="sticky" top="0" zIndex="2" bg="bg.muted" borderBottomWidth="1px">
    <Flex role="row" aria-rowindex={1} height="10">
      <Flex
        role="columnheader"
        position="sticky"
        left="0"
        bg="bg.muted"
        width={`${HEAD_WIDTH}px`}
        flex="none"
        align="center"
        paddingInline="2"
      >
        {children}
      </Flex>
      {columns.map(({ field, label, width, kind }) => (
        <Flex
          key={field}
          role="columnheader"
          flex="none"
          width={`${width}px`}
          paddingInline="2"
          align="center"
          justify={kind === 'money' || kind === 'count' ? 'flex-end' : 'flex-start'}
          fontWeight="semibold"
        >
          {label}
        </Flex>
      ))}
    </Flex>
  </Box>
);
