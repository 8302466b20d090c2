import { Alert, Box, CloseButton } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addPlace, onRefusalsChange, refusalsAt, removeRefusal } from './refusals.ts';

interface RefusalListProps {
  /** A refusal then scrolls into sight once. In the page, it stays in sight. */
  isInDialog?: boolean;
}

/** Why things were not done, at the top of the page or dialog in which somebody tried. Each stays until somebody closes it or the next attempt. */
export function RefusalList({ isInDialog = false }: RefusalListProps) {
  const [place] = useState(Symbol);
  useEffect(() => addPlace(place), [place]);
  const refusals = useSyncExternalStore(onRefusalsChange, () => refusalsAt(place));
  if (refusals.length === 0) return null;
  return (
    <Box
      {...(isInDialog ? { ref: scrollIntoSight } : { position: 'sticky', top: '2', zIndex: 'docked' })}
      marginBottom="4"
    >
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

/** Dialogs have no room for what would stay in sight above their fields. */
const scrollIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
