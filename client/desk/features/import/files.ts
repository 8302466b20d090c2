import { fetchWithSession } from '../../lib/fetchWithSession.ts';
import { saveFile } from '../../lib/files.ts';

const UNREACHABLE = 'The shop cannot be reached. Please try again.';

/** Sends a catalogue file to the shop, which imports nothing yet. @returns the id of its import, or why it was refused */
export async function uploadFile(file: File): Promise<{ id: string } | { problem: string }> {
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetchWithSession('/desk/imports', { method: 'POST', body });
    const answer: { id?: string; msg?: string } = await response.json();
    return answer.id ? { id: answer.id } : { problem: answer.msg ?? UNREACHABLE };
  } catch {
    return { problem: UNREACHABLE };
  }
}

/** Lets the browser save a file that only staff may read. @returns false if it cannot be read */
export async function downloadFile(path: string, name: string): Promise<boolean> {
  const response = await fetchWithSession(path).catch(() => null);
  if (!response?.ok) return false;
  saveFile(name, await response.blob());
  return true;
}
