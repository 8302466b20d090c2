import type { Db } from '../../../../database/database.ts';
import { parseInput } from '../../../../lib/input/parseInput.ts';
import { cleanCell } from '../../../../sheets/cells.ts';
import { type HeadLine, InvalidFileError } from '../../../../sheets/csv.ts';
import { readHead, readRecords } from '../../../../sheets/records.ts';
import { readSearchWords } from '../../../settings/searchWords.service.ts';
import { findFaults, type GroupChange, MAX_GROUPS } from './changeGroups.ts';
import { matchGroups } from './matchGroups.ts';
import { searchWordsInput } from './searchWords.input.ts';

export interface SearchWordsFileContext {
  db: Db;
}

/** What a file would change of the shop's own groups. */
export interface SearchWordsPreview {
  /** As of an imported catalogue: `UTF-8`, …, or `Excel workbook`. */
  encoding: string;
  /** Groups that the file has as they are stored. */
  unchanged: number;
  /** A group that the file does not have is one that would be removed. */
  changes: GroupChange[];
  /** Rows that cannot be stored. */
  problems: RowProblem[];
}

interface RowProblem {
  /** Number of the line, or of the row of a workbook. */
  line: number;
  /** What the row has. */
  text: string;
  message: string;
}

/** A row that is a group. */
interface GroupRow {
  line: number;
  words: readonly string[];
}

/** The title of the first column. */
const TITLE = /^words?\s*1?$/i;

/**
 * Compares a file, as CSV or as a workbook, with the stored groups. Each row after the line that begins with `word1` or `words` is a group,
 * whose words are in cells of their own or together in one.
 * @throws InvalidFileError
 */
export async function previewSearchWords(
  { db }: SearchWordsFileContext,
  file: string,
): Promise<SearchWordsPreview> {
  const { encoding, rows, problems } = await readRows(file);
  const matches = matchGroups(
    await readSearchWords(db.read),
    rows.map(({ words }) => words),
  );
  const groups = matches.rows.map(({ words }) => words);
  for (const { group, message } of findFaults(groups, groups)) {
    const row = group && rows[groups.indexOf(group)];
    if (row) problems.push({ line: row.line, text: row.words.join(', '), message });
  }
  const changes = matches.rows.flatMap(({ words, stored, isChanged }) =>
    isChanged ? [{ before: stored, after: words }] : [],
  );
  const removals = matches.missing.map((group) => ({ before: group, after: null }));
  return {
    encoding,
    unchanged: rows.length - changes.length,
    changes: [...changes, ...removals],
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

async function readRows(
  file: string,
): Promise<{ encoding: string; rows: GroupRow[]; problems: RowProblem[] }> {
  const { encoding, lines, format, sheet } = await readHead(file, (lines) => lines.some(isTitleLine));
  const header = lines.find(isTitleLine);
  if (!header) throw new InvalidFileError('none of its first lines begins with word1');
  // A single column has no separator.
  const separator = header.readings[0]?.separator ?? ',';
  const records = readRecords(file, { line: header.line, separator, format, sheet });
  await records.next();
  const rows: GroupRow[] = [];
  const problems: RowProblem[] = [];
  for await (const { line, cells, text } of records) {
    if (rows.length + problems.length === MAX_GROUPS)
      throw new InvalidFileError(`it has more than ${MAX_GROUPS} groups`);
    const refuse = (message: string) => problems.push({ line, text: text.slice(0, 200), message });
    if (!cells) {
      refuse('A quote is not closed, or text follows a closing quote');
      continue;
    }
    // As a list: `none` and `NA` are words.
    const words = cells.map((cell) => cleanCell(cell, 'list').text);
    const group = parseInput(searchWordsInput, { words });
    if ('message' in group) refuse(group.message);
    else rows.push({ line, words: group.input.words });
  }
  return { encoding, rows, problems };
}

const isTitleLine = ({ text, readings }: HeadLine): boolean =>
  [text, ...readings.map(({ cells }) => cells[0] ?? '')].some(isTitle);

const isTitle = (cell: string): boolean => TITLE.test(cleanCell(cell, 'name').text.trim());
