import { Box, Flex } from '@chakra-ui/react';
import { LuWifiOff } from 'react-icons/lu';
import { useOnline } from '../lib/useOnline.ts';

/** Says so at the window's lower edge while the browser has no network. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <Box role="status" position="fixed" insetX="0" bottom={{ base: '15', lg: '0' }} zIndex="docked">
      {!online && (
        <Flex align="center" justify="center" gap="2" bg="fg" color="bg" px="4" py="2" fontWeight="bold">
          <LuWifiOff aria-hidden /> You are offline. What has been loaded can still be read.
        </Flex>
      )}
    </Box>
  );
}
