import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../../lib/tokens.ts';

/** Codes of the step before and after are accepted, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret) });

/** The address that a program for codes reads from a QR code. @param names the shop and the account */
export const setupUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** The time step of a valid code; null for a wrong one. */
export function stepOfCode(secret: string, code: string): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), window: WINDOW });
  return delta === null ? null : totp.counter() + delta;
}

/** New recovery codes, such as `7f3k-92ab`, for when the program for codes is lost. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex').replace(/^.{5}/, '$&-'));

export const hashRecoveryCode = (code: string): string => hashToken(code.trim().toLowerCase());
