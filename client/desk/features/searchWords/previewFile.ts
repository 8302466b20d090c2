import { postListFile } from '../../lib/files/listFile.ts';

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

/** Sends a file to the shop, which stores nothing. @returns what it would change, or why it was refused */
export const previewFile = (file: File) => postListFile<WordsPreview>('/desk/search-words', file);
