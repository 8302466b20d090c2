import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The look of the cells of a table on paper. */
export const cell = { color: 'black', borderColor: 'gray.300', paddingInline: '2', bg: 'white' } as const;

/** A sheet of paper: what is printed begins a page of A4 with it. */
export const Sheet = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    as="article"
    aria-label={label}
    bg="white"
    color="black"
    padding={{ base: '4', md: '10' }}
    borderWidth="1px"
    marginBottom="6"
    _print={{ borderWidth: 0, padding: 0, margin: 0, breakAfter: 'page', _last: { breakAfter: 'auto' } }}
  >
    {children}
  </Box>
);
