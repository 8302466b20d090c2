import fc from 'fast-check';
import { readEnv } from './env.ts';
import { isGuessable } from './secretStrength.ts';

/** What live mode requires. Without digits, as zxcvbn replaces these by letters in a hundred combinations: 30 ms a secret. */
const required = {
  PUBLIC_URL: 'https://kirana.example',
  RAZORPAY_KEY_ID: 'rzp_live_Gk3w91LpQzT0aB',
  RAZORPAY_KEY_SECRET: 'hXJmvQsWcLrTzBnKdYpGqaeU',
  RAZORPAY_WEBHOOK_SECRET: 'ZtQxmNvLrcYwKsHjPdRb',
};

const complete = {
  ...required,
  DATABASE_URL: 'mysql://kirana:u6Vq9sXk2Lw8Zr4T@mysql:3306/kirana',
  SMTP_URL: 'smtps://kirana:Pz71qLwe93Xk@mail.example:465',
  MAIL_FROM: 'shop@kirana.example',
  RAZORPAY_KEY_SECRET: 'h7XJm2vQ0sWc9LrTzB4nKd1Y',
  RAZORPAY_WEBHOOK_SECRET: 'Zt8+Qx1mN5vLr2cYw7Ks',
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'c2Wm9xLq4TzR7vNb1Ky5',
  GOOGLE_CLIENT_ID: '10769.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-b7Xw2LmQ9zTr4vNk1YcS',
  COOKIE_SECRET: 'q0vT3kLw8Zx1Rm6Nb9Yc4Ks7Wj2Hf5Gd+A/=',
};

/** The error message by variable; empty if the shop may start. */
function errorsOf(changes: Record<string, string>): Record<string, string> {
  try {
    readEnv({ ...required, ...changes });
    return {};
  } catch (error) {
    const [, ...lines] = String((error as Error).message).split('\n');
    const errors: Record<string, string> = {};
    for (const line of lines) {
      const [name = '', ...message] = line.trim().split(': ');
      errors[name] = `${errors[name] ?? ''}${message.join(': ')}; `;
    }
    return errors;
  }
}

test('random secrets start live mode', () => {
  expect(errorsOf({})).toEqual({});
  expect(readEnv(complete)).toMatchObject({ mode: 'live', rehearsal: false, payments: { sandbox: null } });
});

test.each([
  ['RAZORPAY_KEY_SECRET', 'changeme', 'easy to guess'],
  ['RAZORPAY_KEY_SECRET', 'ChangeMe-123!', 'easy to guess'],
  ['RAZORPAY_KEY_SECRET', 'sandbox-key-secret', 'easy to guess'],
  ['RAZORPAY_KEY_SECRET', 'secret123secret', 'easy to guess'],
  ['RAZORPAY_KEY_SECRET', 'short', 'small'],
  ['RAZORPAY_WEBHOOK_SECRET', 'sandbox-webhook-secret', 'easy to guess'],
  ['RAZORPAY_WEBHOOK_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'easy to guess'],
  ['RAZORPAY_WEBHOOK_SECRET', 'abcabcabcabcabcabcabcabc', 'easy to guess'],
  ['RAZORPAY_WEBHOOK_SECRET', '12345678901234567890', 'easy to guess'],
  ['RAZORPAY_WEBHOOK_SECRET', required.RAZORPAY_KEY_SECRET, 'same as RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'my-webhook-secret-of-the-shop', 'easy to guess'],
  ['RAZORPAY_KEY_ID', 'rzp_sandbox_kirana', 'sandbox'],
  ['COOKIE_SECRET', 'c'.repeat(40), 'easy to guess'],
  ['GOOGLE_CLIENT_SECRET', 'your-google-secret', 'easy to guess'],
  ['RAZORPAY_KEY_SECRET', 'supersecretpassword', 'easy to guess'],
  ['RAZORPAY_KEY_SECRET', 'razorpaysecret', 'easy to guess'],
  ['RAZORPAY_KEY_SECRET', 'qwertyuiop1234567890', 'easy to guess'],
  ['RAZORPAY_WEBHOOK_SECRET', 'zyxwvutsrqponmlk9876', 'easy to guess'],
  ['RAZORPAY_WEBHOOK_SECRET', 'hG5xQ9hG5xQ9hG5xQ9', 'easy to guess'],
  ['COOKIE_SECRET', '0123456789abcdef0123456789abcdef', 'easy to guess'],
  ['COOKIE_SECRET', 'keyboard cat keyboard cat keyboard', 'easy to guess'],
  ['COOKIE_SECRET', 'mysupersecretcookiesecretkey1234', 'easy to guess'],
  ['DATABASE_URL', 'mysql://kirana:50%off-please-9x@mysql/kirana', '%25'],
  ['SMTP_URL', 'smtps://kirana:%zz@mail.example', '%25'],
  ['PUBLIC_URL', 'https://kirana.example/shop', 'origin'],
  ['PUBLIC_URL', 'https://kirana.example/?x=1', 'origin'],
  ['PUBLIC_URL', 'https://me:pw@kirana.example', 'origin'],
  ['DATABASE_URL', 'mysql://kirana:password@mysql/kirana', 'easy to guess'],
  ['DATABASE_URL', 'mysql://kirana@mysql/kirana', 'has no password'],
  [
    'DATABASE_REPLICA_URLS',
    'mysql://kirana:u6Vq9sXk2Lw8Zr4T@a/kirana,mysql://kirana@b/kirana',
    'has no password',
  ],
  ['SMTP_URL', 'smtp://kirana:secret@mail.example', 'easy to guess'],
  ['RAZORPAY_API_URL', 'http://127.0.0.1:4000/sandbox', 'https'],
  ['RAZORPAY_API_URL', 'https://localhost/', 'this machine'],
  ['RAZORPAY_API_URL', 'https://[::1]/', 'this machine'],
  ['RAZORPAY_API_URL', 'https://192.168.1.5/', 'this machine'],
  ['RAZORPAY_API_URL', 'https://provider/', 'this machine'],
  ['RAZORPAY_API_URL', 'https://pay.example/sandbox', 'sandbox'],
  ['RAZORPAY_CHECKOUT_URL', 'https://pay.example/sandbox/checkout.js', 'sandbox'],
  ['GOOGLE_TOKEN_URL', 'http://127.0.0.1:9/token', 'https'],
  ['PUBLIC_URL', 'http://kirana.example', 'https'],
  ['PUBLIC_URL', '', 'needed'],
])('%s=%p is rejected', (name, value, why) => {
  expect(errorsOf({ [name]: value })[name]).toMatch(why);
});

test('PUBLIC_URL is normalised to an origin', () => {
  for (const PUBLIC_URL of ['https://Kirana.Example:443/', 'HTTPS://kirana.example'])
    expect(readEnv({ ...required, PUBLIC_URL })).toMatchObject({ publicUrl: 'https://kirana.example' });
});

test('random secrets are never guessable', () => {
  const random = fc.integer({ min: 16, max: 48 }).chain((size) => {
    const bytes = fc.noBias(fc.uint8Array({ minLength: size, maxLength: size }));
    return fc.tuple(bytes, fc.constantFrom('hex', 'base64', 'base64url'));
  });
  fc.assert(
    fc.property(random, ([bytes, encoding]) => {
      expect(isGuessable(Buffer.from(bytes).toString(encoding as BufferEncoding))).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('all errors are reported at once, without the secrets', () => {
  const wrong = {
    PUBLIC_URL: '',
    RAZORPAY_KEY_SECRET: 'changeme-changeme',
    RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(20),
    RAZORPAY_API_URL: 'http://localhost:4000/sandbox',
    COOKIE_SECRET: 'too short',
    DATABASE_URL: 'mysql://root:root@mysql/kirana',
  };
  expect(Object.keys(errorsOf(wrong)).sort()).toEqual(Object.keys(wrong).sort());
  const { RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, COOKIE_SECRET } = wrong;
  for (const secret of [RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, COOKIE_SECRET, 'root:root']) {
    expect(() => readEnv({ ...required, ...wrong })).not.toThrow(secret);
  }
});

describe('rehearsal', () => {
  const weak = {
    REHEARSAL: 'true',
    PUBLIC_URL: 'http://localhost:4000',
    RAZORPAY_KEY_SECRET: 'a-key-secret-of-the-tests',
    RAZORPAY_API_URL: 'http://127.0.0.1:4800/sandbox',
  };

  test('accepts a provider on this machine and weak secrets', () => {
    expect(readEnv({ ...required, ...weak })).toMatchObject({ mode: 'live', rehearsal: true });
  });

  test.each(['', 'https://api.razorpay.com', 'https://pay.example'])('rejects the provider %p', (url) => {
    expect(errorsOf({ ...weak, RAZORPAY_API_URL: url }).REHEARSAL).toMatch('on this machine');
  });
});
