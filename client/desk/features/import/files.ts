import { saveFile } from '../../lib/files/files.ts';
import { postListFile } from '../../lib/files/listFile.ts';
import { fetchWithSession } from '../../lib/session/fetchWithSession.ts';

/** Sends a catalogue file to the shop, which imports nothing yet. @returns the id of its import, or why it was refused */
export const uploadFile = (file: File) => postListFile<{ id: string }>('/desk/imports', file);

/** Lets the browser save a file that only staff may read. @returns false if it cannot be read */
export async function downloadFile(path: string, name: string): Promise<boolean> {
  const response = await fetchWithSession(path).catch(() => null);
  if (!response?.ok) return false;
  saveFile(name, await response.blob());
  return true;
}
