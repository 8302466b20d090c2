import { chakra } from '@chakra-ui/react';
import { recipes } from '../theme/recipes.ts';

/** A framed part of a page that takes Chakra's style props. */
export const Card = chakra('div', recipes.card);
