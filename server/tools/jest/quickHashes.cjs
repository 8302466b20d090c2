/** The least that argon2 accepts: otherwise hashing would be most of the time of many tests. Its real cost is tested where it is set. */
const QUICK = { memoryCost: 8, timeCost: 1 };

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual('@node-rs/argon2');
  return { ...argon2, hash: (password, options) => argon2.hash(password, { ...options, ...QUICK }) };
});
