import { Flex, LinkBox, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RowBox } from './RowBox.tsx';
import { isOpening, type RowListProps } from './rowList.ts';
import { activeRowProps } from './useActiveRow.ts';

interface RowCardsProps<Row extends { id: string }> extends RowListProps<Row> {
  card: (row: Row) => ReactNode;
}

/** Rows as cards with large targets, for narrow places. */
export const RowCards = <Row extends { id: string }>({
  name,
  rows,
  activeIndex = -1,
  onOpen,
  selection,
  card,
}: RowCardsProps<Row>) => (
  // Safari takes a list without markers for no list, unless it has the role.
  <Stack as="ul" role="list" aria-label={name} listStyleType="none" gap="3">
    {rows.map((row, index) => (
      <Flex
        as="li"
        key={row.id}
        borderWidth="1px"
        rounded="l2"
        align="stretch"
        {...activeRowProps(row.id, index === activeIndex)}
        bg={index === activeIndex ? 'bg.muted' : 'bg.panel'}
        onClick={(event) => isOpening(event) && onOpen?.(row)}
      >
        {selection && <RowBox size="lg" padding="4" {...selection.boxOf(row)} />}
        <LinkBox flex="1" minWidth="0" paddingBlock="3" paddingStart={selection ? '0' : '4'} paddingEnd="4">
          {card(row)}
        </LinkBox>
      </Flex>
    ))}
  </Stack>
);
