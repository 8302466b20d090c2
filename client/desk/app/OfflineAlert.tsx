import { Alert } from '@chakra-ui/react';
import { useOnline } from '../../src/lib/useOnline.ts';

/** Says that nothing can be saved while the browser is offline. */
export function OfflineAlert() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <Alert.Root status="warning" marginBottom="4" role="status">
      <Alert.Indicator />
      <Alert.Title>You are offline: what you see may be outdated, and nothing can be saved.</Alert.Title>
    </Alert.Root>
  );
}
