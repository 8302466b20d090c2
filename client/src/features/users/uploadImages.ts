import { getToken } from '../../lib/session/session.ts';

/** The server has refused the pictures. `message` is its reason; empty without one. */
export class UploadRefusedError extends Error {}

/**
 * Uploads pictures. Resolves to their addresses, in the order of the files.
 * @throws UploadRefusedError when the server refuses them, TypeError when it cannot be reached
 */
export async function uploadImages(files: readonly File[]): Promise<string[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const response = await fetch('/api/user/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${getToken()}` },
    body,
  });
  const result: unknown = await response.json();
  if (response.ok && Array.isArray(result)) return result.map(String);
  throw new UploadRefusedError(messageOf(result));
}

function messageOf(result: unknown): string {
  return typeof result === 'object' && result !== null && 'msg' in result ? String(result.msg) : '';
}
