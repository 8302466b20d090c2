import type { OwnGroups } from '../../../settings/searchWords.service.ts';
import { wordKey } from '../ownGroups.ts';

export const MAX_GROUPS = 300;
/** With `MAX_GROUPS` groups of the most words, these are less than the 64 KB of a row of `settings`, in any writing. */
const MAX_CHARACTERS = 15_000;

type Group = readonly string[];

/** A change of one group. */
export interface GroupChange {
  /** Null: it is added. */
  before: Group | null;
  /** Null: it is removed. */
  after: Group | null;
}

/** The groups after changes, and the changes that were not made before. */
export interface ChangedGroups {
  groups: Group[];
  changes: GroupChange[];
}

export const isSameGroup = (one: Group, other: Group): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/**
 * Makes changes that are not made yet: a double click sends one twice.
 * @returns null: a group that is to be replaced is not there any more
 */
export function changeGroups(stored: OwnGroups, changes: readonly GroupChange[]): ChangedGroups | null {
  const groups: Group[] = [...stored];
  const indexOf = (group: Group) => groups.findIndex((one) => isSameGroup(one, group));
  const made: GroupChange[] = [];
  for (const change of changes) {
    const { before, after } = change;
    const at = before ? indexOf(before) : groups.length;
    const isAfterStored = after === null || indexOf(after) !== -1;
    const isMade = isAfterStored && (before === null || at === -1 || indexOf(after ?? []) === at);
    if (isMade) continue;
    if (at === -1) return null;
    groups.splice(at, 1, ...(after ? [after] : []));
    made.push(change);
  }
  return { groups, changes: made };
}

/** What is wrong with a group among others. */
export interface GroupFault {
  /** Null: the groups are too many. */
  group: Group | null;
  message: string;
}

/**
 * Finds groups that cannot be stored together.
 * @param changed those that the fault is looked for in, after the other ones
 */
export function findFaults(groups: readonly Group[], changed: readonly Group[]): GroupFault[] {
  const faults: GroupFault[] = [];
  if (groups.length > MAX_GROUPS)
    faults.push({ group: null, message: `There can be at most ${MAX_GROUPS} groups of your own` });
  else if (groups.flat().join('').length > MAX_CHARACTERS)
    faults.push({ group: null, message: 'All words of your own groups together are too long' });
  const groupOf = new Map<string, Group>();
  const isChanged = new Set(changed);
  for (const group of [...groups.filter((one) => !isChanged.has(one)), ...changed]) {
    const fault = findFaultyWord(group, groupOf);
    if (fault) faults.push({ group, message: fault });
  }
  return faults;
}

/** @param groupOf by the key of a word; gets the words of the group */
function findFaultyWord(group: Group, groupOf: Map<string, Group>): string | null {
  for (const word of group) {
    const key = wordKey(word);
    if (key === '') return `“${word}” has no letter and no digit`;
    const other = groupOf.get(key);
    if (other === group) return `“${word}” stands in the group twice`;
    if (other) return `“${word}” is in another group of yours: ${other.join(', ')}`;
    groupOf.set(key, group);
  }
  return null;
}
