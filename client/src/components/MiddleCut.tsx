import { chakra } from '@chakra-ui/react';

const END = 6;

/** A long id on one line: where there is no room its middle is cut on the screen, while the text stays whole. */
export function MiddleCut({ children, maxW }: { children: string; maxW?: string | Record<string, string> }) {
  return (
    <chakra.span display="inline-flex" maxW={maxW ?? 'full'} whiteSpace="nowrap" title={children}>
      <chakra.span truncate>{children.slice(0, -END)}</chakra.span>
      <chakra.span flexShrink="0">{children.slice(-END)}</chakra.span>
    </chakra.span>
  );
}
