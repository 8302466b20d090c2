import { createLog } from '../log.ts';
import { limitRules, openLimits } from './rateLimiter.ts';

// Fake timers move the limit windows.

const MINUTE = 60_000;
const log = createLog('silent');
const open = (factor = 1) => openLimits({ factor, redisUrl: null }, log);
const asha = { address: '192.0.2.7', account: 'asha@example.com' };

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n++) expect(await work()).toBeNull();
}

test('the sixth sign-in attempt waits until the window of the first one ends', async () => {
  const limits = await open();
  const attempt = () => limits.consume('signIn', asha);
  await times(4, attempt);
  jest.setSystemTime(2 * MINUTE);
  await times(1, attempt);
  expect(await attempt()).toMatchObject({ __typename: 'TooManyRequests', retryAfter: 13 * 60 });
  expect(await limits.consume('signIn', { ...asha, account: 'ravi@example.com' })).toBeNull();
  expect(await limits.consume('signIn', { ...asha, address: '192.0.2.8' })).toBeNull();
  jest.setSystemTime(15 * MINUTE);
  await times(5, attempt);
});

test('refused attempts do not count for other users of the address or the account', async () => {
  const limits = await open();
  for (let n = 0; n < 500; n++) await limits.consume('signIn', asha);
  expect(await limits.consume('signIn', { ...asha, account: 'ravi@example.com' })).toBeNull();
  expect(await limits.consume('signIn', { ...asha, address: '192.0.2.8' })).toBeNull();
});

test('attempts on many accounts from one address, or on one account from many addresses, are limited', async () => {
  const limits = await open();
  await times(limitRules.signIn.address.points, () =>
    limits.consume('signIn', { address: '192.0.2.7', account: `${Math.random()}@example.com` }),
  );
  expect(await limits.consume('signIn', asha)).not.toBeNull();
  let host = 0;
  await times(limitRules.signInFromAnywhere.account.points, () =>
    limits.consume('signInFromAnywhere', { address: `198.51.100.${host++}`, account: 'ravi@example.com' }),
  );
  const attempt = { address: '203.0.113.1', account: 'ravi@example.com' };
  expect(await limits.consume('signInFromAnywhere', attempt)).not.toBeNull();
});

test('all networks of an IPv6 site together get four times the attempts of one network', async () => {
  const limits = await open();
  let network = 0;
  const attempt = () =>
    limits.consume('signIn', { ...asha, address: `2001:db8:1:${(network++ >> 2).toString(16)}::1` });
  await times(limitRules.signIn.siteAndAccount.points, attempt);
  expect(await attempt()).not.toBeNull();
  expect(await limits.consume('signIn', { ...asha, address: '2001:db8:2::1' })).toBeNull();
});

test('reset clears earlier attempts, refund takes back one', async () => {
  const limits = await open();
  await times(5, () => limits.consume('signIn', asha));
  await limits.reset('signIn', asha);
  await times(4, () => limits.consume('signIn', asha));
  await times(3, async () => {
    const tooMany = await limits.consume('signIn', asha);
    await limits.refund('signIn', asha);
    return tooMany;
  });
});

test('all addresses of an IPv6 network count as one', async () => {
  const limits = await open();
  let host = 1;
  await times(limitRules.signUp.address.points, () =>
    limits.consume('signUp', { address: `2001:db8:1:2::${(host++).toString(16)}` }),
  );
  expect(await limits.consume('signUp', { address: '2001:db8:1:2:ffff::1' })).not.toBeNull();
  expect(await limits.consume('signUp', { address: '2001:db8:1:3::1' })).toBeNull();
});

test('the factor multiplies all rules but the fixed ones', async () => {
  const limits = await open(3);
  await times(3 * limitRules.signUp.address.points, () => limits.consume('signUp', { address: '192.0.2.7' }));
  expect(await limits.consume('signUp', { address: '192.0.2.7' })).not.toBeNull();
  await times(5, () => limits.consume('signIn', asha));
  expect(await limits.consume('signIn', asha)).not.toBeNull();
});

test('actions of the shop itself are not counted', async () => {
  const limits = await open(0.001);
  await times(10, () => limits.consume('graphql', { address: '' }));
});
