import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link inside the shop that takes Chakra's style props. */
export const PageLink = chakra(Link, {
  base: {
    borderRadius: 'l1',
    transition: 'colors',
    focusVisibleRing: 'outside',
    focusRingColor: 'brand.focusRing',
  },
});
