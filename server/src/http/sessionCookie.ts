import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../features/auth/authContext.ts';
import { SESSION_LIFETIME_MS } from '../features/auth/sessions.service.ts';
import {
  cookieNameFor,
  cookieTokenOf,
  hasSignedOut,
  isSameOrigin,
  SESSION_COOKIE,
  SIGNED_OUT_COOKIE,
} from './caller.ts';
import { originOf } from './origin.ts';

/** The session cookie of a request from our own pages; undefined for pages of other origins, which must not change it. */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | null,
): SessionCookie | undefined {
  if (!isSameOrigin(request, publicUrl)) return undefined;
  const origin = originOf(request, publicUrl);
  const name = cookieNameFor(SESSION_COOKIE, origin);
  // HttpOnly: no script can read the token.
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  } as const;
  const isSignedOut = hasSignedOut(request);
  return {
    token: cookieTokenOf(request, origin),
    isSignedOut,
    set(token) {
      reply.setCookie(name, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 });
      if (isSignedOut) reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
    },
    clear: () => void reply.clearCookie(name, options),
  };
}
