/** Characters of each value; the whole detail of an audit event has room for 200. */
const MAX_LENGTH = 70;

/** `field: old → new` for the audit log. Of long texts it has the part that differs. */
export function describeChange(field: string, before: unknown, after: unknown): string {
  const [old, next] = [String(before), String(after)];
  const start = Math.max(0, firstDifference(old, next) - 20);
  return `${field}: ${excerpt(old, start)} → ${excerpt(next, start)}`;
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index++;
  return index;
}

function excerpt(text: string, start: number): string {
  if (text === '') return '(empty)';
  if (text.length <= MAX_LENGTH) return text;
  const part = text.slice(start, start + MAX_LENGTH).replace(/\s+/g, ' ');
  return `${start > 0 ? '…' : ''}${part}${start + MAX_LENGTH < text.length ? '…' : ''}`;
}
