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
  const parts = text.normalize('NFC').split(DAMAGE);
  let rest = stored.normalize('NFC');
  if (!rest.startsWith(parts[0] ?? '')) return false;
  rest = rest.slice(parts[0]?.length);
  for (const [index, part] of parts.slice(1).entries()) {
    // What a run of marks stands for: at least one letter that was lost, or a question mark that was there.
    const lost = /^(?:[^\0-\x7f]|[?])+/u.exec(rest)?.[0] ?? '';
    if (lost === '') return false;
    const isLast = index === parts.length - 2;
    const at = isLast ? rest.length - part.length : rest.indexOf(part, 1);
    if (at < 1 || at > lost.length || !rest.startsWith(part, at)) return false;
    rest = rest.slice(at + part.length);
  }
  return rest === '';
}
