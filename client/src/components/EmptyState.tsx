import { Center, Heading, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Says that there is nothing to show, with a way on. `title` is the page's h1 when `page` is set. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  page = false,
}: {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  page?: boolean;
}) {
  return (
    <VStack gap="4" py={{ base: '12', lg: '20' }} px="4" textAlign="center">
      <Center boxSize="28" borderRadius="full" bg="brand.subtle" color="brand.fg" fontSize="5xl" aria-hidden>
        {icon}
      </Center>
      <Heading as={page ? 'h1' : 'h2'} size="2xl" maxW="full" overflowWrap="anywhere">
        {title}
      </Heading>
      {children && (
        <Text color="fg.muted" maxW="lg">
          {children}
        </Text>
      )}
      {action}
    </VStack>
  );
}
