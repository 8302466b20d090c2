import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../../../src/lib/useDebouncedValue.ts';
import { useStaff } from '../../lib/staff.ts';
import { navigation, pageParts } from '../navigation.ts';
import { type Command, commandSources } from './sources.ts';

export interface CommandGroup {
  label: string;
  commands: Command[];
  /** Its search failed. */
  hasFailed?: boolean;
}

const SEARCH_DELAY_MS = 150;

/** The pages and things that match a text, in groups without empty ones, and the labels of the searches that failed. */
export function useCommands(text: string): { groups: CommandGroup[]; failedSearches: string[] } {
  const client = useApolloClient();
  const { permissions } = useStaff();
  const words = text.trim().toLowerCase();
  const searchText = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const [searchResults, setSearchResults] = useState<CommandGroup[]>([]);

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
      if (isCurrent) setSearchResults(groups);
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
  const groups: CommandGroup[] = [{ label: 'Pages', commands: pages }, ...searchResults];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    failedSearches: groups.filter(({ hasFailed }) => hasFailed).map(({ label }) => label),
  };
}
