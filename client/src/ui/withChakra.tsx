import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { system } from '../theme/system.ts';

/** Wraps a page that uses Chakra's components. Pages without them do not load Chakra. */
export function withChakra<Props extends object>(Component: ComponentType<Props>) {
  return function WithChakra(props: Props) {
    return (
      <ChakraProvider value={system}>
        <Component {...props} />
      </ChakraProvider>
    );
  };
}
