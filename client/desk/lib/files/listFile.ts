import { fetchWithSession } from '../session/fetchWithSession.ts';

// Files with lists (products, search words) that staff send to the shop.

/** Those of other programs, too: the shop says what they are and what to do. */
export const LIST_EXTENSIONS = [
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
  '.xlsm',
  '.xls',
  '.xlsb',
  '.ods',
  '.numbers',
];

/** For `FileUpload`: a file that was sent is not kept, else the same one could not be sent again. */
export const noFiles: File[] = [];

const UNREACHABLE = 'The shop cannot be reached. Please try again.';

/** Sends a file to an address of the shop. @returns its answer, or why it was refused */
export async function postListFile<Answer>(path: string, file: File): Promise<Answer | { problem: string }> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetchWithSession(path, { method: 'POST', body });
    const answer = await response.json();
    return response.ok ? answer : { problem: answer.msg ?? UNREACHABLE };
  } catch {
    return { problem: UNREACHABLE };
  }
}
