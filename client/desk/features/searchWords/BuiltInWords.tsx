import { Heading, List, Stack, Text } from '@chakra-ui/react';
import type { SearchWordsQuery } from '../../generated/graphql.ts';

export type BuiltInGroup = NonNullable<SearchWordsQuery['desk']>['searchWords']['builtIn'][number];

const MAX_SHOWN = 30;

/** The groups that the search knows anyway. @param groups those that match the search */
export const BuiltInWords = ({ groups }: { groups: readonly BuiltInGroup[] }) => (
  <Stack as="section" gap="2" aria-labelledby="built-in-words">
    <Heading as="h2" size="lg" id="built-in-words">
      Built-in words
    </Heading>
    <Text color="fg.muted">
      {groups.length === 0
        ? 'None of the built-in words match.'
        : groups.length > MAX_SHOWN
          ? `${MAX_SHOWN} of ${groups.length} groups; search for the others. They cannot be changed: words of your own that share a word with a group join it.`
          : 'They cannot be changed: words of your own that share a word with a group join it.'}
    </Text>
    <List.Root variant="plain" gap="1">
      {groups.slice(0, MAX_SHOWN).map(({ words, narrower }) => (
        <List.Item key={words.join()} overflowWrap="anywhere">
          <Text>
            {words.join(', ')}
            {narrower.length > 0 && (
              <Text as="span" color="fg.muted">
                {` (also found by ${narrower.join(', ')})`}
              </Text>
            )}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  </Stack>
);
