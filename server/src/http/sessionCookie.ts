import type { FastifyReply } from 'fastify';
import { SESSION_LIFETIME_MS } from '../features/auth/sessions.service.ts';
import { SIGNED_OUT_COOKIE, sessionCookieName } from './caller.ts';

/** @param origin under which the shop is published */
const optionsFor = (origin: string) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: origin.startsWith('https:'),
});

/** Stores a session's token in the browser, where no script can read it. */
export function setSessionCookie(reply: FastifyReply, origin: string, token: string): void {
  reply.setCookie(sessionCookieName(origin), token, {
    ...optionsFor(origin),
    maxAge: SESSION_LIFETIME_MS / 1000,
  });
  if (reply.request.cookies[SIGNED_OUT_COOKIE]) reply.clearCookie(SIGNED_OUT_COOKIE, { path: '/' });
}

export const clearSessionCookie = (reply: FastifyReply, origin: string): void =>
  void reply.clearCookie(sessionCookieName(origin), optionsFor(origin));
