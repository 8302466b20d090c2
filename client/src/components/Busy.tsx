import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';

/** Covers the window while a request runs. */
export function Busy({ label = 'Loading…' }: { label?: string }) {
  return (
    <Center
      position="fixed"
      inset="0"
      zIndex="overlay"
      bg="bg/60"
      role="status"
      animation={{ base: 'fade-in 150ms', _motionReduce: 'none' }}
    >
      <Spinner size="xl" color="brand.solid" borderWidth="4px" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}
