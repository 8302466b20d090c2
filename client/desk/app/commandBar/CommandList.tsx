import { Box, Input, Text, VisuallyHidden } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { plural } from '../../../src/lib/format.ts';
import type { Command } from './sources.ts';
import { useCommands } from './useCommands.ts';

/** A search box with the commands that match, chosen by arrow keys and Enter or by a click. */
export function CommandList({ onChoose }: { onChoose: (command: Command) => void }) {
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const { groups, failedSearches, isSearching } = useCommands(text);
  const commands = groups.flatMap((group) => group.commands);
  const active = commands[Math.min(index, commands.length - 1)];
  const listId = useId();
  const optionId = ({ path, label }: Command) => `${listId} ${path} ${label}`.replaceAll(/\s/g, '-');

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setIndex((from) => (Math.min(from, commands.length - 1) + step + commands.length) % commands.length);
    } else if (event.key === 'Enter' && active) onChoose(active);
  };

  return (
    <Box padding="3">
      <Input
        autoFocus
        role="combobox"
        maxLength={200}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active && optionId(active)}
        aria-label="Search orders, products, customers and pages"
        placeholder="Search orders, products, customers and pages"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box id={listId} role="listbox" aria-label="Commands" maxHeight="60dvh" overflowY="auto" marginTop="2">
        {groups.map(({ label, commands: members }) => (
          <Box key={label} role="group" aria-label={label} marginTop="2">
            <Text textStyle="xs" color="fg.muted" paddingInline="2">
              {label}
            </Text>
            {members.map((command) => (
              <Box
                key={optionId(command)}
                id={optionId(command)}
                role="option"
                aria-selected={command === active}
                padding="2"
                rounded="l1"
                cursor="pointer"
                bg={command === active ? 'bg.emphasized' : undefined}
                onClick={() => onChoose(command)}
              >
                {command.label}
                {command.detail && (
                  <Text as="span" color="fg.muted" marginStart="2">
                    {command.detail}
                  </Text>
                )}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      {/* Screen readers skip text inside a list box that is no option. */}
      <Box role="status" padding="2">
        {failedSearches.map((label) => (
          <Text key={label}>{label} could not be searched. Please type again in a moment.</Text>
        ))}
        {/* Said before the search has ended, it would be wrong a moment later. */}
        {text.trim() && !isSearching && commands.length > 0 && (
          <VisuallyHidden>
            {commands.length} {plural(commands.length, 'result')}
          </VisuallyHidden>
        )}
        {!isSearching && commands.length + failedSearches.length === 0 && (
          <Text color="fg.muted">Nothing matches</Text>
        )}
      </Box>
    </Box>
  );
}
