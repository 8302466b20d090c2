import { DeleteAccount, SignIn, SignUp } from '../../test/generated/documents.ts';
import type { Environment } from '../environment/environment.ts';
import { withRetries } from './retry.ts';
import { graphql, type Session } from './shopApi.ts';

/** A shopper's account, with a session for each API. */
export interface Account {
  number: number;
  userId: string;
  email: string;
  sessions: Session[];
}

const PASSWORD = 'a password of the chaos test';
/** Parallel sign-ups. Hashing a password takes 100 ms of a core, and the shop hashes two at a time. */
const CONCURRENCY = 4;

/** Signs up `count` shoppers at the shop. @throws Error if a sign-up or sign-in fails */
export async function createAccounts(environment: Environment, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < count; number = next++) {
      accounts[number] = await createAccount(environment, number);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return accounts;
}

/** Signs up an owner of the shop. @param number of the account; no other one may have it */
export async function createStaff(environment: Environment, number: number): Promise<Account> {
  const account = await createAccount(environment, number);
  await makeStaff(environment, account);
  return account;
}

/** Makes an account an owner of the shop. */
export async function makeStaff({ database }: Environment, { userId }: Account): Promise<void> {
  await database.query("UPDATE users SET staffRole = 'owner' WHERE id = ?", [userId]);
}

async function createAccount(environment: Environment, number: number): Promise<Account> {
  const address = `10.0.${Math.floor(number / 200)}.${(number % 200) + 1}`;
  const visitor: Session = { userId: '', api: 'graphql', token: 'null', address };
  const email = `shopper${number}@chaos.example`;
  const input = {
    name: `Shopper ${number}`,
    email,
    phone: String(7_000_000_000 + number),
    password: PASSWORD,
  };
  const call = { name: 'sign up', server: number, session: visitor };
  const { value, response } = await withRetries(() => graphql(environment, call, SignUp, { input }));
  // EmailTaken: an earlier attempt without a response has succeeded.
  if (value?.__typename !== 'SignedUp' && value?.__typename !== 'EmailTaken') {
    throw new Error(`The sign-up failed: ${response.text}`);
  }
  const sessions: Session[] = [];
  for (const api of ['graphql', 'rest'] as const) {
    const session = await signIn(environment, { number, email });
    if (!session) throw new Error('The sign-in failed');
    sessions.push({ ...session, api, address });
  }
  return { number, userId: sessions[0]?.userId ?? '', email, sessions };
}

/** Deletes a shopper's account. @throws Error if the shop refuses it */
export async function deleteAccount(
  environment: Environment,
  { sessions: [session] }: Account,
): Promise<void> {
  const call = { name: 'delete the account', server: 0, session: session ?? null };
  const { value, response } = await withRetries(() =>
    graphql(environment, call, DeleteAccount, { password: PASSWORD }),
  );
  if (value?.__typename !== 'AccountDeleted') throw new Error(`The deletion failed: ${response.text}`);
}

/** @returns the user and token of a new session; null if the shop stays unavailable */
export async function signIn(
  environment: Environment,
  { number, email }: Pick<Account, 'number' | 'email'>,
): Promise<{ userId: string; token: string } | null> {
  const address = `10.1.${Math.floor(number / 200)}.${(number % 200) + 1}`;
  const session: Session = { userId: '', api: 'graphql', token: 'null', address };
  const call = { name: 'sign in', server: number, session };
  const input = { email, password: PASSWORD };
  const { value } = await withRetries(() => graphql(environment, call, SignIn, { input }));
  return value?.__typename === 'SignedIn' ? { userId: value.user.id, token: value.token } : null;
}
