import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { system } from '../theme/system.ts';

/** Wraps a page whose components are Chakra's. Other pages do without the provider, so that their first load has no Chakra. */
export function withChakra<Props extends object>(Component: ComponentType<Props>) {
  return function WithChakra(props: Props) {
    return (
      <ChakraProvider value={system}>
        <Component {...props} />
      </ChakraProvider>
    );
  };
}
