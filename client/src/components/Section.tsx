import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A part of a page under its own heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mt={{ base: '10', lg: '14' }}>
      <Flex align="center" justify="space-between" gap="4" mb={{ base: '4', lg: '6' }} wrap="wrap">
        <Heading as="h2" id={id} size={{ base: '2xl', lg: '3xl' }}>
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  );
}
