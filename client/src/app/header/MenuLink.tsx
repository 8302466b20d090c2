import type { ReactNode } from 'react';
import { PageLink } from '../../components/PageLink.tsx';

/** A row of a menu. */
export function MenuLink({
  to,
  icon,
  onClick,
  children,
}: {
  to: string;
  icon?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <PageLink
      to={to}
      onClick={onClick}
      display="flex"
      alignItems="center"
      gap="3"
      px="3"
      py="2"
      fontWeight="semibold"
      _hover={{ bg: 'brand.subtle', color: 'brand.fg' }}
    >
      {icon}
      {children}
    </PageLink>
  );
}
