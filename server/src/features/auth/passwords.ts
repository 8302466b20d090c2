import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../../lib/limiter.ts';

// argon2id with OWASP's parameters (the package's default algorithm).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes ~100 ms of a core and 19 MiB. */
const inTurn = createLimiter(2, 20);

/** To be called inside of `rejectWhenOverloaded`. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Compared with when there is no such account, so that the answer takes as long. */
let decoy: Promise<string> | null = null;

/**
 * Whether the password belongs to the hash; with null (no such account) it takes the same time and says no. To be called
 * inside of `rejectWhenOverloaded`.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const expected = passwordHash ?? (await decoy);
  return (await inTurn(() => verify(expected, password))) && passwordHash !== null;
}
