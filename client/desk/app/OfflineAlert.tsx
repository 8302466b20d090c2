import { useApolloClient } from '@apollo/client/react';
import { Alert, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useOnline } from '../../src/lib/useOnline.ts';

/** Says what still works while the browser is offline. When the network is back, the page's data are read again. */
export function OfflineAlert() {
  const isOnline = useOnline();
  const client = useApolloClient();
  useEffect(() => {
    if (isOnline) return;
    return () => void client.refetchQueries({ include: 'active' });
  }, [isOnline, client]);
  if (isOnline) return null;
  return (
    <Alert.Root status="warning" marginBottom="4" role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="1">
          <Alert.Title>You are offline: what you see may be outdated, and nothing can be saved.</Alert.Title>
          <Alert.Description>
            What you have typed stays on the page. When the network is back, the page is read again by itself.
          </Alert.Description>
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
