import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStaff } from '../lib/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { NotAllowedState } from '../ui/states.tsx';
import { navigation } from './navigation.ts';

/** Shows the page of the address, unless the role of the member of staff may not open it. The server checks it again. */
export function PageAccess({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { role, permissions } = useStaff();
  const entry = navigation.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (!entry || permissions.includes(entry.permission)) return children;
  return (
    <>
      <PageHeader title={entry.label} />
      <NotAllowedState message={`Your role, ${role}, may not open this page`} />
    </>
  );
}
