import { Flex } from '@chakra-ui/react';
import { LuWifiOff } from 'react-icons/lu';
import { useOnline } from '../lib/useOnline.ts';

/** Says so while the browser has no network. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <Flex role="status" justify="center">
      {!online && (
        <Flex
          align="center"
          gap="2"
          w="full"
          justify="center"
          bg="fg"
          color="bg"
          px="4"
          py="2"
          fontWeight="bold"
        >
          <LuWifiOff aria-hidden /> You are offline. What has been loaded can still be read.
        </Flex>
      )}
    </Flex>
  );
}
