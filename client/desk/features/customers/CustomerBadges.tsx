import { Badge } from '@chakra-ui/react';
import type { Customer } from './documents.ts';

/** What is special about an account; nothing for most. */
export const CustomerBadges = ({ blockedAt, staffRole }: Pick<Customer, 'blockedAt' | 'staffRole'>) => (
  <>
    {blockedAt && <Badge colorPalette="red">Blocked</Badge>}
    {staffRole && <Badge colorPalette="purple">Staff: {staffRole}</Badge>}
  </>
);
