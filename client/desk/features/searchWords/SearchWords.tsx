import { useQuery } from '@apollo/client/react';
import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../ui/lists/ExportButton.tsx';
import { SearchInput } from '../../ui/lists/SearchInput.tsx';
import { QueryPending } from '../../ui/QueryPending.tsx';
import { BuiltInWords } from './BuiltInWords.tsx';
import { EXPORT_SEARCH_WORDS, SEARCH_WORDS } from './documents.ts';
import { OwnWords } from './OwnWords.tsx';
import { WordGroupDialog } from './WordGroupDialog.tsx';
import { WordsImport } from './WordsImport.tsx';

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/** The words that the search knows for one thing: the shop's own ones, to edit, and the built-in ones. */
export function SearchWords() {
  const { data, error, refetch } = useQuery(SEARCH_WORDS, { fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const groups = data?.desk?.searchWords;
  const matchingGroups = useMemo(() => {
    const text = normalize(search);
    const matches = (words: readonly string[]) => words.some((word) => normalize(word).includes(text));
    return (
      groups && {
        own: groups.own.filter(({ words }) => matches(words)),
        builtIn: groups.builtIn.filter(({ words, narrower }) => matches([...words, ...narrower])),
      }
    );
  }, [groups, search]);

  if (!groups || !matchingGroups)
    return <QueryPending query={{ error, refetch }} failure="The words could not be read." />;
  return (
    <Stack gap="6">
      <Text color="fg.muted" maxWidth="3xl">
        Shoppers who search for one word of a group find what is called by any of them. The search knows
        groceries in English and Hindi; add what your customers call things.
      </Text>
      <HStack wrap="wrap">
        <SearchInput
          size="md"
          maxWidth="xs"
          aria-label="Search all words"
          placeholder="Search all words"
          value={search}
          onChange={(text) =>
            setParams({ section: 'words', ...(text && { search: text }) }, { replace: true })
          }
        />
        <Button onClick={() => setAdding(true)}>
          <LuPlus aria-hidden />
          New words
        </Button>
        <Button variant="outline" onClick={() => setImporting(true)}>
          Import
        </Button>
        <ExportButton name="search-words" document={EXPORT_SEARCH_WORDS} variables={{}} />
      </HStack>
      <OwnWords groups={matchingGroups.own} isSearching={search !== ''} />
      <BuiltInWords groups={matchingGroups.builtIn} />
      {isAdding && <WordGroupDialog group={null} onClose={() => setAdding(false)} />}
      {isImporting && <WordsImport onClose={() => setImporting(false)} />}
    </Stack>
  );
}
