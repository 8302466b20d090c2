import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What of a token is stored. A fast hash is enough for something that nobody can guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
