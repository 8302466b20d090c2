import type { Env } from '../../config/env.ts';
import type { Db } from '../../database/database.ts';
import type { Log } from '../../lib/log.ts';
import type { Limits } from '../../lib/rateLimiter.ts';
import type { RequestSource } from '../users/audit.service.ts';
import type { Viewer } from '../users/users.service.ts';

/** What the services of this feature need of a request. */
export interface AuthContext extends RequestSource {
  db: Db;
  env: Pick<Env, 'address' | 'mail'>;
  limits: Limits;
  log: Log;
  outbox: { wake(): void };
  viewer: Viewer | null;
  /** The viewer's session token. */
  token: string | null;
}
