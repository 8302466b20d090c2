import { createRecipeContext, type InputProps } from '@chakra-ui/react';

const { withContext } = createRecipeContext({ key: 'input' });

/** A line of text to type, outside of forms with labels: Chakra's `Input` without the code that ties it to its field. */
export const TextInput = withContext<HTMLInputElement, InputProps>('input');
