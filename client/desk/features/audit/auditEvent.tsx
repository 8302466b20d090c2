import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditLogQuery } from '../../generated/graphql.ts';

/** An entry of the audit log. */
export type AuditEvent = NonNullable<AuditLogQuery['desk']>['auditLog']['nodes'][number];

interface PersonProps {
  id: string | null | undefined;
  name: string | null | undefined;
  email: string | null | undefined;
}

/** A person, with a link to all events of that account. */
export function Person({ id, name, email }: PersonProps) {
  if (!id) return null;
  return (
    <Text maxWidth="56" whiteSpace="normal" overflowWrap="anywhere">
      <Link asChild>
        <RouterLink to={`/audit-log?text=${id}`}>{name ?? 'A deleted account'}</RouterLink>
      </Link>
      {email && (
        <Text as="span" display="block" color="fg.muted" textStyle="xs">
          {email}
        </Text>
      )}
    </Text>
  );
}

/** The pages of things, by the kind that the log names before their ids. */
const pages: Record<string, (id: string) => string> = {
  order: (id) => `/orders/${id}`,
  product: (id) => `/products/${id}`,
  inventory: (id) => `/stock?product=${id}`,
  review: (id) => `/reviews?id=${id}`,
  letter: (id) => `/newsletter/${id}`,
  import: (id) => `/import?id=${id}`,
  category: () => '/categories',
  banner: () => '/banners',
  settings: () => '/settings',
};

/** What an event is about, with a link to its page. */
export function Subject({ event: { subject, productName } }: { event: AuditEvent }) {
  if (!subject) return null;
  const [kind = '', id = ''] = subject.split(':');
  const label = productName ?? (kind === 'settings' ? `Settings: ${id}` : `${nameOf(kind)} ${id.slice(-8)}`);
  const pathOf = pages[kind];
  return (
    <Text maxWidth="56" whiteSpace="normal" overflowWrap="anywhere">
      {pathOf ? (
        <Link asChild>
          <RouterLink to={pathOf(id)}>{label}</RouterLink>
        </Link>
      ) : (
        label
      )}
    </Text>
  );
}

const nameOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);
