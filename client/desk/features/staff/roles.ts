import type { StaffRole } from '../../generated/graphql.ts';

/** From the most to the least powerful. */
export const staffRoles: readonly StaffRole[] = ['owner', 'manager', 'packer', 'support'];
