// Where an encoding has no letter for one of a text, programs write a question mark, or leave bytes that nobody can read (U+FFFD). A text of
// the file that differs from the stored one only there is no edit.

const DAMAGE = /[?\ufffd]+/;

/** Whether letters of a text may be lost. */
export const mayBeDamaged = (text: string): boolean => DAMAGE.test(text);

/** The same for a text and its damaged forms: what is left of both. */
export const undamagedLettersOf = (text: string): string => text.replace(/[^\0-\x7f]|[?]/g, '');

/** Whether a text is the stored one, but for letters outside of ASCII, of each of which there are one to four marks, or one for several. */
export function isDamagedForm(text: string, stored: string): boolean {
  if (text === stored || !mayBeDamaged(text) || undamagedLettersOf(text) !== undamagedLettersOf(stored))
    return false;
  const [first = '', ...parts] = text.normalize('NFC').split(DAMAGE);
  const whole = stored.normalize('NFC');
  if (!whole.startsWith(first)) return false;
  const lostEnds = findLostEnds(whole);
  let end = first.length;
  for (const [index, part] of parts.entries()) {
    // A run of marks stands for at least one letter that was lost, or for a question mark that was there.
    const isLast = index === parts.length - 1;
    const at = isLast ? whole.length - part.length : whole.indexOf(part, end + 1);
    if (at <= end || at > (lostEnds[end] ?? end) || !whole.startsWith(part, at)) return false;
    end = at + part.length;
  }
  return end === whole.length;
}

/** For each place of a text the end of the letters from there that may be lost: without it, a long run would be read for each mark. */
function findLostEnds(text: string): Uint32Array {
  const ends = new Uint32Array(text.length);
  for (let at = text.length - 1; at >= 0; at--) {
    const isLost = text.charCodeAt(at) > 0x7f || text[at] === '?';
    ends[at] = isLost ? Math.max(ends[at + 1] ?? 0, at + 1) : at;
  }
  return ends;
}
