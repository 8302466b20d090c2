import type { Env } from '../../config/env.ts';
import type { Db } from '../../database/database.ts';
import type { Limits } from '../../lib/limits/rateLimiter.ts';
import type { Log } from '../../lib/log.ts';
import type { SettingsContext } from '../settings/settings.service.ts';
import type { RequestSource } from '../users/audit.service.ts';
import type { Viewer } from '../users/users.service.ts';

/** The cookie that holds a session's token in the browser. */
export interface SessionCookie {
  /** Null without the cookie. */
  token: string | null;
  /** The shopper has signed out in this browser; the server may not have been reached. */
  isSignedOut: boolean;
  set(token: string): void;
  clear(): void;
}

/** What the services of this feature need of a request. */
export interface AuthContext extends RequestSource, SettingsContext {
  db: Db;
  env: Pick<Env, 'shopUrl' | 'mail'>;
  limits: Limits;
  log: Log;
  outbox: { wake(): void };
  viewer: Viewer | null;
  /** The session token that identifies the viewer. */
  token: string | null;
  /** Undefined in a request that must not change the cookie. It may belong to another session than `token`. */
  sessionCookie?: SessionCookie | undefined;
}
