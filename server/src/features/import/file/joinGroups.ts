import { MAX_VARIANTS } from '../../catalog/desk/products/variant.input.ts';
import type { Note } from './fieldReader.ts';
import type { FileSummary } from './fileSummary.ts';
import type { Line } from './line.ts';

/** The lines, of which those of a group follow one another: each group is where its last line is in the file. */
export async function* joinGroups(
  lines: AsyncIterable<Line>,
  { sizeOf }: Pick<FileSummary, 'sizeOf'>,
): AsyncGenerator<Line> {
  const groups = new Map<string, { lines: Line[]; missing: number }>();
  for await (const line of lines) {
    const group = line.row?.variant?.group;
    if (group === undefined) {
      yield line;
      continue;
    }
    const open = groups.get(group) ?? { lines: [], missing: sizeOf(group) };
    groups.set(group, open);
    if (open.lines.length < MAX_VARIANTS) open.lines.push(line);
    else yield refuseOneMore(line);
    if (--open.missing > 0) continue;
    groups.delete(group);
    yield* open.lines;
  }
  // Of some groups a line was refused since they were counted.
  for (const open of groups.values()) yield* open.lines;
}

function refuseOneMore(line: Line): Line {
  const reason = `a product has at most ${MAX_VARIANTS} variants`;
  const note: Note = {
    action: 'refused',
    field: 'option',
    reason,
    old: line.row?.variant?.option ?? '',
    new: '',
  };
  return { ...line, row: null, notes: [...line.notes, note] };
}
