import { readEnv } from './config/env.ts';
import { greeting } from './greeting.ts';

describe('greeting', () => {
  it('explains how to sign in to the demo and how to enable Google', () => {
    const text = greeting(readEnv({ PORT: '4321' }), 'SQLite data/kirana.sqlite');
    expect(text).toMatch(/^Kirana is open at http:\/\/localhost:4321\n/);
    expect(text).toContain('database  SQLite data/kirana.sqlite\n');
    expect(text).toContain(
      'google    off (set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, see docs/configuration.md)\n',
    );
    expect(text).toMatch(/sign in {3}\S+@\S+ \/ \S+/);
    expect(text).toContain('payments  http://localhost:4321/sandbox\n');
  });

  it('says that Google is on', () => {
    const keys = { GOOGLE_CLIENT_ID: 'shop.example', GOOGLE_CLIENT_SECRET: 'a-google-secret' };
    expect(greeting(readEnv(keys), '')).toContain('google    on\n');
  });
});
