import { saveFile, saveResponse } from '../../../src/lib/saveFile.ts';
import { fetchWithSession } from '../session/fetchWithSession.ts';

/**
 * Lets the browser save a file that only staff may read.
 * @param name default: the one that the server gives it
 * @returns false if it cannot be read
 */
export async function downloadFile(path: string, name?: string): Promise<boolean> {
  const response = await fetchWithSession(path).catch(() => null);
  if (!response?.ok) return false;
  if (name === undefined) await saveResponse(response);
  else saveFile(name, await response.blob());
  return true;
}
