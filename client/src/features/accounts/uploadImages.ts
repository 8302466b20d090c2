import { getToken } from '../../lib/session.ts';

/**
 * Sends pictures to the server. Resolves to their addresses, in the order of the files.
 * @throws an Error with a message for the shopper when the server refuses them, a TypeError when it cannot be reached
 */
export async function uploadImages(files: readonly File[]): Promise<string[]> {
  const body = new FormData();
  for (const file of files) body.append('images', file);
  const response = await fetch('/api/user/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${getToken()}` },
    body,
  });
  const answer: unknown = await response.json();
  if (response.ok && Array.isArray(answer)) return answer.map(String);
  throw new Refused(messageOf(answer));
}

/** The server does not take the pictures; `message` says why, empty when it does not say. */
export class Refused extends Error {}

function messageOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'msg' in answer ? String(answer.msg) : '';
}
