import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react';

/**
 * Covers the window while a request runs. With `behind` the page can still be used, for changes that show at once: then
 * it appears only when the server takes its time, so that quick changes do not flicker.
 */
export function Busy({ label = 'Loading…', behind = false }: { label?: string; behind?: boolean }) {
  return (
    <Center
      position="fixed"
      inset="0"
      zIndex="overlay"
      bg="bg/60"
      role="status"
      pointerEvents={behind ? 'none' : undefined}
      animation={behind ? 'fade-in 150ms 400ms backwards' : 'fade-in 150ms'}
    >
      <Spinner size="xl" color="brand.solid" borderWidth="4px" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}
