import { endSession, getToken } from '../../../src/lib/session/session.ts';

/** Requests with the session's token. When the shop does not accept it, the session ends, and the desk asks to sign in over the page. */
export async function fetchWithSession(path: string, init: RequestInit = {}): Promise<Response> {
  const token = getToken();
  const response = await fetch(path, { ...init, headers: { authorization: `Bearer ${token}` } });
  if (response.status === 401 && getToken() === token) endSession();
  return response;
}
