import { Badge } from '@chakra-ui/react';
import type { CustomerRow } from './useCustomerList.ts';

/** What is special about an account; nothing for most. */
export const CustomerBadges = ({ blockedAt, staffRole }: Pick<CustomerRow, 'blockedAt' | 'staffRole'>) => (
  <>
    {blockedAt && <Badge colorPalette="red">Blocked</Badge>}
    {staffRole && <Badge colorPalette="purple">Staff: {staffRole}</Badge>}
  </>
);
