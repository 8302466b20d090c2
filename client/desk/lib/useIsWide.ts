import { useMediaQuery } from '../../src/lib/useMediaQuery.ts';

/** Whether the window has room for tables: from Chakra's breakpoint `md` on. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 768px)');
