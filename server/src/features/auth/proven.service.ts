import { type EntityManager, IsNull } from 'typeorm';
import { User } from './auth.entity.ts';

/** A user, with what of the account was compared with what somebody knows or has. */
export type Proven = Pick<User, 'id'> & Partial<Pick<User, 'passwordHash' | 'googleSub'>>;

/**
 * Whether the account is still there and what was proven still holds; if so, it goes on to hold until the transaction ends. To
 * be asked before anything is opened or deleted: passwords are compared outside of transactions, and take their time.
 */
export async function isStill(tx: EntityManager, { id, passwordHash, googleSub }: Proven): Promise<boolean> {
  const same = {
    id,
    erasedAt: IsNull(),
    ...(passwordHash === undefined ? {} : { passwordHash: passwordHash ?? IsNull() }),
    ...(googleSub === undefined ? {} : { googleSub: googleSub ?? IsNull() }),
  };
  // Changes nothing, and keeps others from changing the row: the one kind of lock that both databases have.
  const { affected } = await tx.update(User, same, { id });
  return affected === 1;
}
