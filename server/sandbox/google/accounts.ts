import { createHash } from 'node:crypto';
import { z } from 'zod';
import { emailAddress } from '../../src/lib/input/emailAddress.ts';
import type { Claims } from './identityProvider.ts';

/** A practice account. */
export interface PracticeAccount {
  name: string;
  email: string;
  isVerified: boolean;
}

/** A practice account of the provider's pages. */
export interface OfferedAccount extends PracticeAccount {
  /** What somebody sees who signs in with it. */
  purpose: string;
}

/** The provider's own domain. `.example` has no mailboxes, so that no address there belongs to somebody. */
export const OWN_DOMAIN = 'practice.example';

/** What somebody types for another account, as the form sends it. */
export const anotherAccount = z.object({
  name: z.string().trim().min(1, 'Please enter a name').max(100, 'This name is too long'),
  email: emailAddress,
  /** A ticked box. */
  verified: z.string().optional(),
});

/**
 * The account that somebody has typed, or why it cannot be used. The provider vouches only for the addresses of its own domain, as
 * anybody may type any address here: otherwise each verified account of the shop could be opened, that of its owner, too.
 */
export function parseAnotherAccount(
  input: unknown,
): PracticeAccount | { errors: Partial<Record<string, string>> } {
  const { data, error } = anotherAccount.safeParse(input);
  if (!data)
    return {
      errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
    };
  const { name, email, verified } = data;
  const isVerified = verified !== undefined;
  if (isVerified && !email.endsWith(`@${OWN_DOMAIN}`))
    return {
      errors: {
        email: `Only addresses that end with @${OWN_DOMAIN} can be verified here. Take such an address, or untick the box.`,
      },
    };
  return { name, email, isVerified };
}

/** The same address is always the same account, also after a restart. */
export const claimsOf = ({ name, email, isVerified }: PracticeAccount): Claims => ({
  sub: BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString(),
  email,
  email_verified: isVerified,
  name,
});
