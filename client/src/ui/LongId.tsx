import { chakra } from '@chakra-ui/react';

export interface LongIdProps {
  children: string;
  /** From this window width on it is on one line, of which no more than `maxW` shows. */
  from: 'md' | 'xl';
  maxW: string;
}

/** An id. Where it is cut on the screen its end stays, as ids are alike at their beginning; the text is whole. */
export function LongId({ children, from, maxW }: LongIdProps) {
  return (
    <chakra.span
      title={children}
      display="inline-block"
      verticalAlign="bottom"
      overflow="hidden"
      textOverflow="ellipsis"
      maxW={{ base: 'full', [from]: maxW }}
      whiteSpace={{ base: 'normal', [from]: 'nowrap' }}
      // What is too long is cut where a line ends: from right to left that is the beginning.
      direction={{ [from]: 'rtl' }}
    >
      <bdi dir="ltr">{children}</bdi>
    </chakra.span>
  );
}
