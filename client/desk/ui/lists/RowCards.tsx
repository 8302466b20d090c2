import { Flex, LinkBox, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RowBox } from './RowBox.tsx';
import { changeSelection, useSelectRow } from './useSelectRow.ts';

interface RowCardsProps<Row extends { id: string }> {
  /** Names the list for screen readers. */
  name: string;
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  /** Ids of the selected rows; present: rows can be selected. */
  selection?: readonly string[] | undefined;
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** Of the checkbox that selects a row. */
  selectLabel?: ((row: Row) => string) | undefined;
}

export const selectRowLabel = (): string => 'Select the row';

/** Rows as cards with large targets, for narrow windows. */
export function RowCards<Row extends { id: string }>({
  name,
  rows,
  card,
  selection,
  onSelectionChange,
  selectLabel = selectRowLabel,
}: RowCardsProps<Row>) {
  const selectRow = useSelectRow(rows, (ids, isSelected) =>
    onSelectionChange?.(changeSelection(selection ?? [], ids, isSelected)),
  );
  return (
    // Safari takes a list without markers for no list, unless it has the role.
    <Stack as="ul" role="list" aria-label={name} listStyleType="none" gap="3">
      {rows.map((row) => (
        <Flex as="li" key={row.id} borderWidth="1px" rounded="l2" bg="bg.panel" align="stretch">
          {selection && (
            <RowBox
              size="lg"
              padding="4"
              id={row.id}
              label={selectLabel(row)}
              isSelected={selection.includes(row.id)}
              onSelect={selectRow}
            />
          )}
          <LinkBox flex="1" minWidth="0" paddingBlock="3" paddingStart={selection ? '0' : '4'} paddingEnd="4">
            {card(row)}
          </LinkBox>
        </Flex>
      ))}
    </Stack>
  );
}
