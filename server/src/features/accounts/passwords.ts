import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';

// argon2id with OWASP's parameters (the package's default algorithm).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes ~100 ms of a core and 19 MiB: so many run at a time, and so many more may wait. */
const CONCURRENCY = 2;
const QUEUE = 20;

const slots = new Semaphore(CONCURRENCY);
let inside = 0;

/** Too much hashing is going on; to be answered with 429. */
export class PasswordsBusy extends Error {}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (inside >= CONCURRENCY + QUEUE) throw new PasswordsBusy();
  inside++;
  try {
    return await slots.runExclusive(work);
  } finally {
    inside--;
  }
}

/** @throws PasswordsBusy */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Compared with when there is no such account, so that the answer takes as long. */
let decoy: Promise<string> | null = null;

/**
 * Whether the password belongs to the hash; with null (no such account) it takes the same time and says no.
 * @throws PasswordsBusy
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const expected = passwordHash ?? (await decoy);
  return (await inTurn(() => verify(expected, password))) && passwordHash !== null;
}
