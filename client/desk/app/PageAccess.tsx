import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStaff } from '../lib/session/staff.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { NotAllowedState } from '../ui/states.tsx';
import { type NavigationEntry, navigation } from './navigation.ts';

/** Pages that need more than their entry of the navigation, before the pages above them. */
const pages: readonly Pick<NavigationEntry, 'path' | 'label' | 'permission'>[] = [
  { path: '/products/new', label: 'New product', permission: 'EDIT_CATALOGUE' },
  ...navigation,
];

/** Shows the page of the address, unless the role of the member of staff may not open it. The server checks it again. */
export function PageAccess({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { role, permissions } = useStaff();
  const entry = pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (!entry || permissions.includes(entry.permission)) return children;
  return (
    <>
      <PageHeader title={entry.label} />
      <NotAllowedState message={`Your role, ${role}, may not open this page`} />
    </>
  );
}
