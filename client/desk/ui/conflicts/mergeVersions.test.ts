import { describe, expect, it } from 'vitest';
import { mergeVersions } from './mergeVersions.ts';

describe('two changes of the same thing', () => {
  // What each side makes of 'old', what is merged, and whether one has to choose.
  it.each([
    ['nobody has changed', 'old', 'old', 'old', false],
    ['only I have changed', 'mine', 'old', 'mine', false],
    ['only others have changed', 'old', 'theirs', 'theirs', false],
    ['both have changed to the same', 'same', 'same', 'same', false],
    ['both have changed', 'mine', 'theirs', 'mine', true],
    ['both have emptied', '', '', '', false],
  ])('in a field that %s', (_, mine, stored, merged, isConflict) => {
    const result = mergeVersions(
      { text: 'Text' },
      { base: { text: 'old' }, mine: { text: mine }, stored: { text: stored } },
    );
    expect(result.merged).toEqual({ text: merged });
    expect(result.conflicts).toEqual(
      isConflict ? [{ field: 'text', label: 'Text', before: 'old', mine, stored }] : [],
    );
  });

  it('compares lists by what is in them', () => {
    const versions = { base: { list: ['a'] }, mine: { list: ['a'] }, stored: { list: ['a', 'b'] } };
    expect(mergeVersions({ list: 'List' }, versions)).toEqual({
      merged: { list: ['a', 'b'] },
      conflicts: [],
    });
  });
});
