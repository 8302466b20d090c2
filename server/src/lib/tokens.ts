import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A fast hash suffices, because a token cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
