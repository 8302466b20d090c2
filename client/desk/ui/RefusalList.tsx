import { Alert, Box, CloseButton } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addPlace, onRefusalsChange, refusalsAt, removeRefusal } from './refusals.ts';

/**
 * Why things were not done, at the top of the page or dialog in which somebody tried. Each stays until somebody closes it or the next attempt,
 * and in sight while the page is scrolled.
 */
export function RefusalList() {
  const [place] = useState(Symbol);
  useEffect(() => addPlace(place), [place]);
  const refusals = useSyncExternalStore(onRefusalsChange, () => refusalsAt(place));
  if (refusals.length === 0) return null;
  return (
    <Box position="sticky" top="2" zIndex="docked" marginBottom="4">
      {refusals.map((message) => (
        <Alert.Root
          key={message}
          status="error"
          role="alert"
          marginBottom="2"
          shadow="md"
          alignItems="center"
        >
          <Alert.Indicator />
          <Alert.Title flex="1">{message}</Alert.Title>
          <CloseButton size="sm" aria-label="Close message" onClick={() => removeRefusal(message)} />
        </Alert.Root>
      ))}
    </Box>
  );
}
