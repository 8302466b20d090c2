import type { User } from './auth.entity.ts';

/** The signed-in shopper, looked up anew for each request. */
export type Viewer = Omit<User, 'passwordHash' | 'googleSub' | 'erasedAt'> & {
  /** Whether there is a password to sign in with. */
  hasPassword: boolean;
};

export function withoutSecrets({ passwordHash, googleSub, erasedAt, ...user }: User): Viewer {
  return { ...user, hasPassword: passwordHash !== null };
}
