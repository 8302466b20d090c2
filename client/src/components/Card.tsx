import { chakra } from '@chakra-ui/react';

/** A framed part of a page. */
export const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    p: { base: '5', md: '6' },
  },
});
