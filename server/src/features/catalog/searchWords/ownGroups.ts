import { inflections } from '../../../search/inflections.ts';
import type { SynonymGroup } from '../../../search/searchIndex.ts';
import { tokenize } from '../../../search/tokenizer.ts';
import type { OwnGroups } from '../../settings/searchWords.service.ts';
import { groceryWords } from './groceryWords.ts';

// Groups of words that mean the same: built-in ones (`groceryWords`) and the shop's own. An own group joins each built-in group that has
// one of its words: with `pyaz, dungli`, a search for `dungli` finds what `onion, pyaz` finds.

/** The same for all spellings that are one word for the search, such as `7 up` and `7UP`; empty: it has no letter and no digit. */
export const wordKey = (word: string): string => tokenize(word).join('');

/** The keys of a word in singular and plural. */
function keysOf(word: string): string[] {
  const terms = tokenize(word);
  const before = terms.slice(0, -1).join('');
  return terms.slice(-1).flatMap((last) => [last, ...inflections(last)].map((term) => before + term));
}

/** A built-in group that has a word, and in which of its lists. */
interface Membership {
  group: SynonymGroup;
  list: 'words' | 'narrower';
}

/** By the key of a word. */
const memberships = new Map<string, Membership[]>();
for (const group of groceryWords)
  for (const list of ['words', 'narrower'] as const)
    for (const key of (group[list] ?? []).map(wordKey))
      memberships.set(key, [...(memberships.get(key) ?? []), { group, list }]);

/** The built-in groups that share a word with a group, each once: by `words` rather than by `narrower`. */
function findJoined(words: readonly string[]): Membership[] {
  const byGroup = new Map<SynonymGroup, Membership>();
  for (const membership of words.flatMap(keysOf).flatMap((key) => memberships.get(key) ?? []))
    if (byGroup.get(membership.group)?.list !== 'words') byGroup.set(membership.group, membership);
  return [...byGroup.values()];
}

/** The built-in groups that an own group joins: those that share a word with it. */
export const joinedGroups = (words: readonly string[]): SynonymGroup[] =>
  findJoined(words).map(({ group }) => group);

/** The built-in groups with the words of the own ones that join them, and the own groups. */
export function withOwnGroups(ownGroups: OwnGroups): SynonymGroup[] {
  const groups = new Map(groceryWords.map((group) => [group, group]));
  for (const own of ownGroups)
    for (const { group, list } of findJoined(own)) {
      const joined = groups.get(group) ?? group;
      groups.set(group, { ...joined, [list]: [...(joined[list] ?? []), ...own] });
    }
  return [...groups.values(), ...ownGroups.map((words) => ({ words }))];
}
