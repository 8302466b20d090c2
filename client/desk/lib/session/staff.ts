import { createContext, use } from 'react';
import type { DeskPermission, StaffRole } from '../../generated/graphql.ts';

/** The signed-in member of staff. */
export interface Staff {
  id: string;
  name: string;
  role: StaffRole;
  permissions: readonly DeskPermission[];
}

export const StaffContext = createContext<Staff | null>(null);

/** The signed-in member of staff. @throws outside of the desk's layout */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff needs a StaffContext above it');
  return staff;
}

/** Whether the member of staff has a permission. The server checks it again. */
export const useCan = (permission: DeskPermission): boolean => useStaff().permissions.includes(permission);
