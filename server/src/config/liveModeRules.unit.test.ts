import fc from 'fast-check';
import { readEnv } from './env.ts';
import { guessable } from './secretStrength.ts';

// A shop for real money does not open with what others can guess, or with money that is none.

const strong = {
  PUBLIC_URL: 'https://kirana.example',
  DATABASE_URL: 'mysql://kirana:u6Vq9sXk2Lw8Zr4T@mysql:3306/kirana',
  SMTP_URL: 'smtps://kirana:Pz71qLwe93Xk@mail.example:465',
  MAIL_FROM: 'shop@kirana.example',
  RAZORPAY_KEY_ID: 'rzp_live_Gk3w91LpQzT0aB',
  RAZORPAY_KEY_SECRET: 'h7XJm2vQ0sWc9LrTzB4nKd1Y',
  RAZORPAY_WEBHOOK_SECRET: 'Zt8+Qx1mN5vLr2cYw7Ks',
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'c2Wm9xLq4TzR7vNb1Ky5',
  GOOGLE_CLIENT_ID: '10769.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-b7Xw2LmQ9zTr4vNk1YcS',
  COOKIE_SECRET: 'q0vT3kLw8Zx1Rm6Nb9Yc4Ks7Wj2Hf5Gd+A/=',
};

/** What is said of each variable. */
function faultsOf(changed: Record<string, string>): Record<string, string> {
  try {
    readEnv({ ...strong, ...changed });
    return {};
  } catch (error) {
    const [, ...lines] = String((error as Error).message).split('\n');
    const faults: Record<string, string> = {};
    for (const line of lines) {
      const [name = '', fault = ''] = line.trim().split(': ');
      faults[name] = `${faults[name] ?? ''}${fault}; `;
    }
    return faults;
  }
}

test('a shop with real secrets may open, and is live', () => {
  expect(faultsOf({})).toEqual({});
  expect(readEnv(strong)).toMatchObject({ mode: 'live', rehearsal: false, payments: { sandbox: null } });
});

test.each([
  ['RAZORPAY_KEY_SECRET', 'changeme', 'words'],
  ['RAZORPAY_KEY_SECRET', 'ChangeMe-123!', 'words'],
  ['RAZORPAY_KEY_SECRET', 'sandbox-key-secret', 'words'],
  ['RAZORPAY_KEY_SECRET', 'secret123secret', 'words'],
  ['RAZORPAY_KEY_SECRET', 'short', 'small'],
  ['RAZORPAY_WEBHOOK_SECRET', 'sandbox-webhook-secret', 'words'],
  ['RAZORPAY_WEBHOOK_SECRET', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'too few'],
  ['RAZORPAY_WEBHOOK_SECRET', 'abcabcabcabcabcabcabcabc', 'too few'],
  ['RAZORPAY_WEBHOOK_SECRET', '12345678901234567890', 'digits'],
  ['RAZORPAY_WEBHOOK_SECRET', strong.RAZORPAY_KEY_SECRET, 'same as RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'my-webhook-secret-of-the-shop', 'words'],
  ['RAZORPAY_KEY_ID', 'rzp_sandbox_kirana', 'sandbox'],
  ['COOKIE_SECRET', 'c'.repeat(40), 'too few'],
  ['GOOGLE_CLIENT_SECRET', 'your-google-secret', 'words'],
  ['RAZORPAY_KEY_SECRET', 'supersecretpassword', 'words'],
  ['RAZORPAY_KEY_SECRET', 'razorpaysecret', 'words'],
  ['RAZORPAY_KEY_SECRET', 'qwertyuiop1234567890', 'rows'],
  ['RAZORPAY_WEBHOOK_SECRET', 'zyxwvutsrqponmlk9876', 'rows'],
  ['RAZORPAY_WEBHOOK_SECRET', 'hG5xQ9hG5xQ9hG5xQ9', 'repeats'],
  ['COOKIE_SECRET', '0123456789abcdef0123456789abcdef', 'rows'],
  ['COOKIE_SECRET', 'keyboard cat keyboard cat keyboard', 'words'],
  ['COOKIE_SECRET', 'mysupersecretcookiesecretkey1234', 'words'],
  ['DATABASE_URL', 'mysql://kirana:50%off-please-9x@mysql/kirana', '%25'],
  ['SMTP_URL', 'smtps://kirana:%zz@mail.example', '%25'],
  ['PUBLIC_URL', 'https://kirana.example/shop', 'origin'],
  ['PUBLIC_URL', 'https://kirana.example/?x=1', 'origin'],
  ['PUBLIC_URL', 'https://me:pw@kirana.example', 'origin'],
  ['DATABASE_URL', 'mysql://kirana:password@mysql/kirana', 'words'],
  ['DATABASE_URL', 'mysql://kirana@mysql/kirana', 'has no password'],
  ['SMTP_URL', 'smtp://kirana:secret@mail.example', 'words'],
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
])('%s %p is refused', (name, value, why) => {
  expect(faultsOf({ [name]: value })[name]).toMatch(why);
});

test('the address of the shop is an origin, however it is written', () => {
  for (const PUBLIC_URL of ['https://Kirana.Example:443/', 'HTTPS://kirana.example'])
    expect(readEnv({ ...strong, PUBLIC_URL })).toMatchObject({ publicUrl: 'https://kirana.example' });
});

test('what is random is never refused', () => {
  const random = fc.integer({ min: 16, max: 48 }).chain((size) => {
    const bytes = fc.noBias(fc.uint8Array({ minLength: size, maxLength: size }));
    return fc.tuple(bytes, fc.constantFrom('hex', 'base64', 'base64url'));
  });
  fc.assert(
    fc.property(random, ([bytes, encoding]) => {
      expect(guessable(Buffer.from(bytes).toString(encoding as BufferEncoding))).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('every fault is said at once, and no secret', () => {
  const wrong = {
    PUBLIC_URL: '',
    RAZORPAY_KEY_SECRET: 'changeme-changeme',
    RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(20),
    RAZORPAY_API_URL: 'http://localhost:4000/sandbox',
    COOKIE_SECRET: 'too short',
    DATABASE_URL: 'mysql://root:root@mysql/kirana',
  };
  expect(Object.keys(faultsOf(wrong)).sort()).toEqual(Object.keys(wrong).sort());
  const { RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, COOKIE_SECRET } = wrong;
  for (const secret of [RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, COOKIE_SECRET, 'root:root']) {
    expect(() => readEnv({ ...strong, ...wrong })).not.toThrow(secret);
  }
});

describe('a rehearsal', () => {
  const weak = {
    REHEARSAL: 'true',
    PUBLIC_URL: 'http://localhost:4000',
    RAZORPAY_KEY_SECRET: 'a-key-secret-of-the-tests',
    RAZORPAY_API_URL: 'http://127.0.0.1:4800/sandbox',
  };

  test('takes a provider on this machine, and what is good enough for that', () => {
    expect(readEnv({ ...strong, ...weak })).toMatchObject({ mode: 'live', rehearsal: true });
  });

  test.each(['', 'https://api.razorpay.com', 'https://pay.example'])(
    'is none with the provider %p',
    (url) => {
      expect(faultsOf({ ...weak, RAZORPAY_API_URL: url }).REHEARSAL).toMatch('on this machine');
    },
  );
});
