import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../src/lib/useDebouncedValue.ts';
import { useStaff } from '../../lib/session/staff.ts';
import { navigation, pageParts } from '../navigation.ts';
import { type Command, commandSources } from './sources.ts';

export interface CommandGroup {
  label: string;
  commands: Command[];
  /** Its search failed. */
  hasFailed?: boolean;
}

const SEARCH_DELAY_MS = 150;

interface Commands {
  /** The pages and things that match the text. None is empty. While it is searched, the things are those of the text before. */
  groups: CommandGroup[];
  /** The labels of the searches of this text that failed. */
  failedSearches: string[];
  /** The results of this text are not there yet. */
  isSearching: boolean;
}

/** What the command bar finds for a text, with the permissions of the member of staff. */
export function useCommands(text: string): Commands {
  const client = useApolloClient();
  const { permissions } = useStaff();
  const words = text.trim().toLowerCase();
  const searchText = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const [results, setResults] = useState<{ text: string; groups: CommandGroup[] }>({ text: '', groups: [] });

  useEffect(() => {
    let isCurrent = true;
    const sources = commandSources.filter(({ permission }) => permissions.includes(permission));
    const search = async () => {
      const groups = await Promise.all(
        sources.map(async ({ label, search }): Promise<CommandGroup> => {
          if (!searchText) return { label, commands: [] };
          try {
            return { label, commands: await search(client, searchText) };
          } catch {
            // The others stay usable.
            return { label, commands: [], hasFailed: true };
          }
        }),
      );
      if (isCurrent) setResults({ text: searchText, groups });
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [client, permissions, searchText]);

  // Parts of pages would make the list of all pages long.
  const pages = [...navigation, ...(words ? pageParts : [])]
    .filter(
      ({ label, permission }) => permissions.includes(permission) && label.toLowerCase().includes(words),
    )
    .map(({ path, label }) => ({ path, label }));
  const groups: CommandGroup[] = [{ label: 'Pages', commands: pages }, ...results.groups];
  const isSearching = results.text !== text.trim();
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    failedSearches: isSearching ? [] : groups.filter(({ hasFailed }) => hasFailed).map(({ label }) => label),
    isSearching,
  };
}
