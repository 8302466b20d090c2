import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../../../lib/limits/limiter.ts';

/** OWASP's parameters for argon2id, which is the package's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes about 100 ms of a core and 19 MiB. */
const limitConcurrency = createLimiter(2, 20);

/** Keyboards write the same letter in one or two code points; the hash is of the composed ones. Call it inside of `rejectWhenOverloaded`. */
export const hashPassword = (password: string): Promise<string> =>
  limitConcurrency(() => hash(password.normalize('NFC'), COST));

/** Stands for the hash of an unknown account, so that the response takes the same time as for a known one. */
let decoyHash: Promise<string> | null = null;

/**
 * Whether the password belongs to the hash. Null (no such account) takes the same time and returns false. Call it inside of
 * `rejectWhenOverloaded`.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoyHash ??= hash('nobody has this password', COST);
  const expected = passwordHash ?? (await decoyHash);
  // Older hashes are of the password as it was typed.
  for (const text of new Set([password.normalize('NFC'), password]))
    if (await limitConcurrency(() => verify(expected, text))) return passwordHash !== null;
  return false;
}
