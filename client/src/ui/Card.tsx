import { chakra } from '@chakra-ui/react';
import { recipes } from '../theme/recipes.ts';

/** The card recipe with Chakra's style props. */
export const Card = chakra('div', recipes.card);
