import { defineRecipe } from '@chakra-ui/react';
import { inputRecipe as chakras } from '@chakra-ui/react/theme';

/** Chakra's fields with a border that shows where to type. */
export const inputRecipe = defineRecipe({
  ...chakras,
  compoundVariants: [{ variant: 'outline', css: { borderColor: 'border.field' } }],
});
