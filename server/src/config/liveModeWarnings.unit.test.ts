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
  ['nothing', {}, null],
  ['all shoppers have one address', { TRUST_PROXY: '' }, /TRUST_PROXY/],
  ['nothing is limited', { RATE_LIMIT_FACTOR: '1000' }, /RATE_LIMIT_FACTOR/],
  ['no mail is sent', { SMTP_URL: '', MAIL_FROM: '' }, /SMTP_URL/],
])('a live shop in which %s', (_, changed, warning) => {
  const warnings = liveWarnings(readEnv({ ...live, ...changed }));
  expect(warnings).toEqual(warning ? [expect.stringMatching(warning)] : []);
});

test('a demo is told nothing', () => {
  expect(liveWarnings(readEnv({}))).toEqual([]);
});
