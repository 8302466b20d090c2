import { isDamagedForm } from '../../../../sheets/damage.ts';
import type { OwnGroups } from '../../../settings/searchWords.service.ts';
import { wordKey } from '../ownGroups.ts';
import { isSameGroup } from './changeGroups.ts';

type Group = readonly string[];

/** A group of a file beside the stored one. */
interface MatchedGroup {
  words: Group;
  /** Null: it is new. */
  stored: Group | null;
  isChanged: boolean;
}

interface MatchedGroups {
  /** One for each row, in their order. */
  rows: MatchedGroup[];
  /** Stored groups that no row is about. */
  missing: Group[];
}

/** Finds the stored group that each row of a file is about: of those that no earlier row is about, the one with most of its words. */
export function matchGroups(storedGroups: OwnGroups, rows: readonly Group[]): MatchedGroups {
  const groupOf = new Map(storedGroups.flatMap((group) => group.map((word) => [wordKey(word), group])));
  const missing = new Set(storedGroups);
  const matched = rows.map((row): MatchedGroup => {
    const shared = new Map<Group, number>();
    for (const word of row) {
      const group = groupOf.get(wordKey(word));
      if (group && missing.has(group)) shared.set(group, (shared.get(group) ?? 0) + 1);
    }
    const [stored = null] = [...shared.keys()].sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
    if (!stored) return { words: row, stored, isChanged: true };
    missing.delete(stored);
    const words = row.map((word, index) => restoreWord(word, stored[index]));
    return { words, stored, isChanged: !isSameGroup(words, stored) };
  });
  return { rows: matched, missing: [...missing] };
}

/** Keeps the stored word where a program could not write its letters. */
const restoreWord = (word: string, stored = ''): string => (isDamagedForm(word, stored) ? stored : word);
