import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { theme } from '../theme/theme.ts';

/**
 * For a component that draws with Chakra itself or has something in it that does: Chakra's code comes with it. What pages
 * begin with does without, so that they come alive sooner (decision 43).
 */
export function inChakra<Props extends object>(Component: ComponentType<Props>) {
  return function InChakra(props: Props) {
    return (
      <ChakraProvider value={theme()}>
        <Component {...props} />
      </ChakraProvider>
    );
  };
}
