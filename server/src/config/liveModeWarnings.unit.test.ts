import { readEnv } from './env.ts';
import { liveWarnings } from './liveModeWarnings.ts';

const live = {
  PUBLIC_URL: 'https://kirana.example',
  TRUST_PROXY: '1',
  RATE_LIMIT_FACTOR: '5',
  SMTP_URL: 'smtps://kirana:Pz71qLwe93Xk@mail.example:465',
  MAIL_FROM: 'shop@kirana.example',
  RAZORPAY_KEY_ID: 'rzp_live_Gk3w91LpQzT0aB',
  RAZORPAY_KEY_SECRET: 'h7XJm2vQ0sWc9LrTzB4nKd1Y',
  RAZORPAY_WEBHOOK_SECRET: 'Zt8+Qx1mN5vLr2cYw7Ks',
};

test.each([
  ['complete settings', {}, null],
  ['no trusted proxy', { TRUST_PROXY: '' }, /TRUST_PROXY/],
  ['a huge limit factor', { RATE_LIMIT_FACTOR: '1000' }, /RATE_LIMIT_FACTOR/],
  ['no mail server', { SMTP_URL: '', MAIL_FROM: '' }, /SMTP_URL/],
])('warnings of a live shop with %s', (_, changes, warning) => {
  const warnings = liveWarnings(readEnv({ ...live, ...changes }));
  expect(warnings).toEqual(warning ? [expect.stringMatching(warning)] : []);
});

test('demo mode has no warnings', () => {
  expect(liveWarnings(readEnv({}))).toEqual([]);
});
