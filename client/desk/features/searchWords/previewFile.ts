import { fetchWithSession } from '../../lib/fetchWithSession.ts';

/** A group that a file would add (no `before`), replace or remove (no `after`). */
export interface PreviewedChange {
  before: string[] | null;
  after: string[] | null;
}

/** What a file would change. */
export interface WordsPreview {
  encoding: string;
  unchanged: number;
  changes: PreviewedChange[];
  problems: { line: number; text: string; message: string }[];
}

const UNREACHABLE = 'The shop cannot be reached. Please try again.';

/** Sends a file to the shop, which stores nothing. @returns what it would change, or why it was refused */
export async function previewFile(file: File): Promise<WordsPreview | { problem: string }> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetchWithSession('/desk/search-words', { method: 'POST', body });
    const answer = await response.json();
    return response.ok ? answer : { problem: answer.msg ?? UNREACHABLE };
  } catch {
    return { problem: UNREACHABLE };
  }
}
