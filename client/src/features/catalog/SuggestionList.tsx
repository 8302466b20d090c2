import { Box, Center, chakra, Flex, Text } from '@chakra-ui/react';
import { LuSearch } from 'react-icons/lu';
import { Picture } from '../../components/Picture.tsx';
import { optionId } from './optionId.ts';
import { texts } from './suggestionTexts.ts';
import type { Suggestion, SuggestionGroup } from './useSuggestions.ts';

/** The listbox below a search box. The box keeps the focus and says which option is active. */
export function SuggestionList({
  id,
  groups,
  active,
  onActive,
  onChoose,
}: {
  id: string;
  groups: SuggestionGroup[];
  /** Place of the active option over all groups; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}) {
  let next = 0;
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      position="absolute"
      insetX="0"
      top="calc(100% + {spacing.2})"
      zIndex="dropdown"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="card"
      p="2"
      maxH="min(70dvh, 34rem)"
      overflowY="auto"
      // A press must not take the focus from the box.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, entries }) => (
        <Box key={title} role="group" aria-label={title}>
          <Text px="3" pt="2" pb="1" textStyle="xs" fontWeight="bold" color="fg.muted" aria-hidden>
            {title}
          </Text>
          {entries.map((entry) => {
            const index = next++;
            return (
              <Option
                key={entry.to}
                id={optionId(id, index)}
                entry={entry}
                active={index === active}
                onActive={() => onActive(index)}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  entry: Suggestion;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Option({ id, entry: { label, detail, image }, active, onActive, onChoose }: OptionProps) {
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={active}
      align="center"
      gap="3"
      px="3"
      py="1.5"
      borderRadius="l2"
      cursor="pointer"
      bg={active ? 'brand.subtle' : undefined}
      onPointerMove={onActive}
      onClick={onChoose}
    >
      <Center boxSize="9" flexShrink="0" bg="plate" borderRadius="l1" p="0.5" color="fg.muted">
        {image ? <Picture image={image} sizes="36px" alt="" /> : <LuSearch aria-hidden />}
      </Center>
      <chakra.span flex="1" minW="0" truncate fontWeight="semibold">
        {label}
      </chakra.span>
      <chakra.span flexShrink="0" textStyle="sm" color="fg.muted">
        {detail}
      </chakra.span>
    </Flex>
  );
}
