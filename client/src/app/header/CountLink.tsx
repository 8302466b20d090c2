import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Pop } from '../../components/motion.tsx';
import { PageLink } from '../../components/PageLink.tsx';

/** An icon that leads to a list, with how much is on it; `count` null while nobody knows. */
export function CountLink({
  to,
  label,
  icon,
  count,
}: {
  to: string;
  label: string;
  icon: ReactNode;
  count: number | null;
}) {
  return (
    <PageLink
      to={to}
      aria-label={count === null ? label : `${label}, ${count} ${count === 1 ? 'item' : 'items'}`}
      px="2"
      py="1.5"
      _hover={{ color: 'brand.fg' }}
    >
      <Flex align="center" gap={{ base: '3', xl: '5' }}>
        <chakra.span position="relative" fontSize="2xl">
          {icon}
          {count !== null && (
            <chakra.span
              asChild
              position="absolute"
              top="-2"
              insetEnd="-2.5"
              minW="5"
              h="5"
              px="1"
              borderRadius="full"
              bg="brand.solid"
              color="brand.contrast"
              fontSize="xs"
              lineHeight="1.25rem"
              fontWeight="bold"
              textAlign="center"
            >
              <Pop on={count}>{count}</Pop>
            </chakra.span>
          )}
        </chakra.span>
        <chakra.span display={{ base: 'none', xl: 'inline' }} fontWeight="semibold">
          {label}
        </chakra.span>
      </Flex>
    </PageLink>
  );
}
