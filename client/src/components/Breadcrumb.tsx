import { chakra, HStack } from '@chakra-ui/react';
import { LuChevronRight } from 'react-icons/lu';
import { NARROW_BELOW } from '../lib/constants.ts';
import { useAbsolute } from '../lib/site.ts';
import { PageLink } from './PageLink.tsx';
import { StructuredData } from './StructuredData.tsx';

export interface Crumb {
  label: string;
  /** Where it leads; without it the crumb is plain text, as the page that is open. */
  to?: string;
}

/** Wider than the narrow ones, as the first width that is not narrow is not either. */
const onlyWider = { display: 'none', [`@media (min-width: ${NARROW_BELOW + 1}px)`]: { display: 'block' } };

/** The way to the open page. */
export function Breadcrumb({ crumbs, hideNarrow = false }: { crumbs: Crumb[]; hideNarrow?: boolean }) {
  const absolute = useAbsolute();
  const steps = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: absolute(to) }),
  }));
  return (
    <chakra.nav aria-label="Breadcrumb" css={hideNarrow ? onlyWider : undefined} py="4">
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: steps }} />
      <HStack as="ol" listStyleType="none" gap="1.5" flexWrap="wrap" textStyle="sm" color="fg.muted">
        {crumbs.map((crumb, index) => (
          <HStack as="li" key={`${crumb.label} ${crumb.to}`} gap="1.5">
            {index > 0 && <LuChevronRight aria-hidden />}
            {crumb.to ? (
              <PageLink to={crumb.to} _hover={{ color: 'brand.fg' }}>
                {crumb.label}
              </PageLink>
            ) : (
              <chakra.span color="fg" fontWeight="semibold" aria-current="page">
                {crumb.label}
              </chakra.span>
            )}
          </HStack>
        ))}
      </HStack>
    </chakra.nav>
  );
}
