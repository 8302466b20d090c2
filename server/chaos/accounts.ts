import { SignIn, SignUp } from '../test/generated/documents.ts';
import type { Environment } from './environment.ts';
import { withRetries } from './retry.ts';
import { graphql, type Session } from './shopApi.ts';

/** A shopper's account, with a session for each API. */
export interface Account {
  number: number;
  userId: string;
  email: string;
  sessions: Session[];
}

const PASSWORD = 'a password of the chaos';
/** Hashing a password takes 100 ms of a core; the shop does two at a time. */
const AT_A_TIME = 4;

/** Opens accounts with the sign-up of the shop. */
export async function openAccounts(environment: Environment, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < count; number = next++) {
      accounts[number] = await openAccount(environment, number);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return accounts;
}

async function openAccount(environment: Environment, number: number): Promise<Account> {
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
  const { value, answer } = await withRetries(() => graphql(environment, call, SignUp, { input }));
  // EmailTaken: an earlier try without a response has succeeded.
  if (value?.__typename !== 'SignedUp' && value?.__typename !== 'EmailTaken') {
    throw new Error(`Signing up was answered ${answer.text}`);
  }
  const sessions: Session[] = [];
  for (const api of ['graphql', 'rest'] as const) {
    const opened = await signIn(environment, { number, email });
    if (!opened) throw new Error('Signing in failed');
    sessions.push({ ...opened, api, address });
  }
  return { number, userId: sessions[0]?.userId ?? '', email, sessions };
}

/** @returns a new session; null when the shop stays unavailable */
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
