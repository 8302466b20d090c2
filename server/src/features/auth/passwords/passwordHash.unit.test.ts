import { hash } from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './passwordHash.ts';

describe('the hash of a password', () => {
  it('is argon2id with the parameters of OWASP, salted, and matches the password alone', async () => {
    const [hash, other] = await Promise.all([
      hashPassword('nine ripe papayas'),
      hashPassword('nine ripe papayas'),
    ]);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(hash);
    expect(await passwordMatches(hash, 'nine ripe papayas')).toBe(true);
    expect(await passwordMatches(hash, 'nine ripe papaya')).toBe(false);
    expect(await passwordMatches(null, 'nobody has this password')).toBe(false);
  });

  it('is the same for a letter with its accent in one or two code points', async () => {
    const [composed, decomposed] = ['neuf cr\u00e8mes', 'neuf cre\u0300mes'];
    expect(await passwordMatches(await hashPassword(decomposed), composed)).toBe(true);
    expect(await passwordMatches(await hashPassword(composed), decomposed)).toBe(true);
  });

  it('still matches if it was made of the password as typed', async () => {
    const decomposed = 'neuf cre\u0300mes';
    expect(await passwordMatches(await hash(decomposed), decomposed)).toBe(true);
    expect(await passwordMatches(await hash(decomposed), 'neuf cremes')).toBe(false);
  });
});
