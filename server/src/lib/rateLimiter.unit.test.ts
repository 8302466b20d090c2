import { createLog } from './log.ts';
import { figures, openLimits } from './rateLimiter.ts';

// The window moves with the clock, and nobody waits for it here.

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

test('the sixth guess has to wait until the window of the first one ends', async () => {
  const limits = await open();
  const guess = () => limits.take('signIn', asha);
  await times(4, guess);
  jest.setSystemTime(2 * MINUTE);
  await times(1, guess);
  expect(await guess()).toMatchObject({ __typename: 'TooManyRequests', retryAfter: 13 * 60 });
  expect(await limits.take('signIn', { ...asha, account: 'ravi@example.com' })).toBeNull();
  expect(await limits.take('signIn', { ...asha, address: '192.0.2.8' })).toBeNull();
  jest.setSystemTime(15 * MINUTE);
  await times(5, guess);
});

test('what is refused here does not count for those who share the address or have the account', async () => {
  const limits = await open();
  for (let n = 0; n < 500; n++) await limits.take('signIn', asha);
  expect(await limits.take('signIn', { ...asha, account: 'ravi@example.com' })).toBeNull();
  expect(await limits.take('signIn', { ...asha, address: '192.0.2.8' })).toBeNull();
});

test('many accounts from one address, and one account from many addresses, end as well', async () => {
  const limits = await open();
  await times(figures.signIn.address.most, () =>
    limits.take('signIn', { address: '192.0.2.7', account: `${Math.random()}@example.com` }),
  );
  expect(await limits.take('signIn', asha)).not.toBeNull();
  let host = 0;
  await times(figures.signInFromAnywhere.account.most, () =>
    limits.take('signInFromAnywhere', { address: `198.51.100.${host++}`, account: 'ravi@example.com' }),
  );
  const guess = { address: '203.0.113.1', account: 'ravi@example.com' };
  expect(await limits.take('signInFromAnywhere', guess)).not.toBeNull();
});

test('who has all networks of an IPv6 site guesses as little as four that have one each', async () => {
  const limits = await open();
  let network = 0;
  const guess = () =>
    limits.take('signIn', { ...asha, address: `2001:db8:1:${(network++ >> 2).toString(16)}::1` });
  await times(figures.signIn.siteAndAccount.most, guess);
  expect(await guess()).not.toBeNull();
  expect(await limits.take('signIn', { ...asha, address: '2001:db8:2::1' })).toBeNull();
});

test('a right guess forgets those before it, and one that could not be tried is none', async () => {
  const limits = await open();
  await times(5, () => limits.take('signIn', asha));
  await limits.succeeded('signIn', asha);
  await times(4, () => limits.take('signIn', asha));
  await times(3, async () => {
    const tooMany = await limits.take('signIn', asha);
    await limits.giveBack('signIn', asha);
    return tooMany;
  });
});

test('the addresses of an IPv6 network are one', async () => {
  const limits = await open();
  let host = 1;
  await times(figures.signUp.address.most, () =>
    limits.take('signUp', { address: `2001:db8:1:2::${(host++).toString(16)}` }),
  );
  expect(await limits.take('signUp', { address: '2001:db8:1:2:ffff::1' })).not.toBeNull();
  expect(await limits.take('signUp', { address: '2001:db8:1:3::1' })).toBeNull();
});

test('the factor is for how much is done, and not for guesses', async () => {
  const limits = await open(3);
  await times(3 * figures.signUp.address.most, () => limits.take('signUp', { address: '192.0.2.7' }));
  expect(await limits.take('signUp', { address: '192.0.2.7' })).not.toBeNull();
  await times(5, () => limits.take('signIn', asha));
  expect(await limits.take('signIn', asha)).not.toBeNull();
});

test('what the shop asks itself is not counted', async () => {
  const limits = await open(0.001);
  await times(10, () => limits.take('graphql', { address: '' }));
});
