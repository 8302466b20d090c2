import { readEnv } from './config/env.ts';
import { greeting } from './greeting.ts';
import { demoOwner } from './seed/demoAccounts.ts';

/** The least that a live shop needs. */
const live = {
  PUBLIC_URL: 'https://kirana.example',
  RAZORPAY_KEY_ID: 'rzp_live_Gk3w91LpQzT0aB',
  RAZORPAY_KEY_SECRET: 'h7XJm2vQ0sWc9LrTzB4nKd1Y',
  RAZORPAY_WEBHOOK_SECRET: 'Zt8+Qx1mN5vLr2cYw7Ks',
};

describe('greeting', () => {
  it('explains how to sign in to the demo and how to enable Google', () => {
    const text = greeting(readEnv({ PORT: '4321' }), 'SQLite data/kirana.sqlite');
    expect(text).toMatch(/^Kirana is open at http:\/\/localhost:4321\n/);
    expect(text).toContain('database  SQLite data/kirana.sqlite\n');
    expect(text).toContain(
      'google    practice accounts (demo; set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for real ones)\n',
    );
    expect(text).toMatch(/sign in {3}\S+@\S+ \/ \S+/);
    expect(text).toContain('payments  http://localhost:4321/sandbox\n');
    expect(text).toContain('mail      http://localhost:4321/sandbox/mails (demo; set SMTP_URL to send it)\n');
  });

  it('explains how to open the desk of the demo as its owner', () => {
    const text = greeting(readEnv({ PORT: '4321' }), '');
    expect(text).toContain(
      `desk      http://localhost:4321/desk, ${demoOwner.email} / ${demoOwner.password}\n`,
    );
    expect(text).toContain('owner@kirana.example / kirana-demo');
  });

  it('names no account and no sandbox in live mode', () => {
    const text = greeting(readEnv(live), '');
    expect(text).toContain('desk      https://kirana.example/desk\n');
    expect(text).toContain('google    off (set GOOGLE_CLIENT_ID');
    expect(text).toContain('mail      not sent: SMTP_URL is not set\n');
    expect(text).not.toMatch(/kirana-demo|@kirana\.example|sandbox/);
  });

  it('says that Google is on', () => {
    const keys = { GOOGLE_CLIENT_ID: 'shop.example', GOOGLE_CLIENT_SECRET: 'a-google-secret' };
    expect(greeting(readEnv(keys), '')).toContain('google    on\n');
  });
});
