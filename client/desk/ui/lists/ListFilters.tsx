import { Box, Button, Flex } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { LuListFilter } from 'react-icons/lu';

interface ListFiltersProps {
  /** Stays in sight. */
  search: ReactNode;
  /** How many of the filters are set. */
  count: number;
  /** Between the fields on wide windows. */
  gap: '2' | '4';
  /** The filters. */
  children: ReactNode;
}

/** The search and the filters of a list. On phones a button opens the filters, so that the list begins on the first screen. */
export function ListFilters({ search, count, gap, children }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Flex
      role="search"
      gap={{ base: '2', md: gap }}
      wrap="wrap"
      align={{ base: 'end', md: 'stretch' }}
      marginBottom="4"
    >
      <Box display={{ base: 'block', md: 'contents' }} flex="1" minWidth="0">
        {search}
      </Box>
      <Button
        hideFrom="md"
        variant="outline"
        bg="bg.panel"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <LuListFilter aria-hidden />
        Filters{count > 0 && ` (${count})`}
      </Button>
      <Flex
        id={id}
        display={{ base: isOpen ? 'flex' : 'none', md: 'contents' }}
        width="full"
        gap="2"
        wrap="wrap"
      >
        {children}
      </Flex>
    </Flex>
  );
}
