import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The frame of a table that may be wider than the window: scrolls, also by arrow keys. @param label names it for screen readers */
export const ScrollArea = ({ label, children }: { label: string; children: ReactNode }) => (
  <Table.ScrollArea
    role="region"
    aria-label={label}
    tabIndex={0}
    borderWidth="1px"
    rounded="l2"
    bg="bg.panel"
  >
    {children}
  </Table.ScrollArea>
);
