import { SubscribeToNewsletter, UnsubscribeFromNewsletter } from '../../../test/generated/documents.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { NewsletterSubscription } from './newsletter.entity.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const subscribe = async (email: string) =>
  (await kit.gql(SubscribeToNewsletter, { email })).subscribeToNewsletter;
const unsubscribe = async (token: string) =>
  (await kit.gql(UnsubscribeFromNewsletter, { token })).unsubscribeFromNewsletter.__typename;
const entryOf = (email: string) => kit.shop.db.read.findOneByOrFail(NewsletterSubscription, { email });

describe('the newsletter', () => {
  it('subscribes an address once, and answers the same if it was subscribed before', async () => {
    const first = await subscribe(' Meera@Example.com ');
    expect(first).toEqual({ __typename: 'NewsletterSubscribed', message: expect.any(String) });
    const { id, token } = await entryOf('meera@example.com');
    const again = await Promise.all([subscribe('meera@example.com'), subscribe('MEERA@example.com')]);
    expect(again).toEqual([first, first]);
    expect(await kit.shop.db.read.countBy(NewsletterSubscription, {})).toBe(1);
    expect(await entryOf('meera@example.com')).toMatchObject({ id, token });
  });

  it('unsubscribes by token, repeatedly; the address can subscribe again', async () => {
    await subscribe('ravi@example.com');
    const { token } = await entryOf('ravi@example.com');
    expect(await unsubscribe(token)).toBe('NewsletterUnsubscribed');
    const { unsubscribedAt } = await entryOf('ravi@example.com');
    expect(unsubscribedAt).toEqual(expect.any(Number));
    expect(await unsubscribe(token)).toBe('NewsletterUnsubscribed');
    expect(await entryOf('ravi@example.com')).toMatchObject({ unsubscribedAt });
    await subscribe('ravi@example.com');
    expect(await entryOf('ravi@example.com')).toMatchObject({ token, unsubscribedAt: null });
  });

  it.each(['', 'null', 'x'.repeat(5000), 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'rejects the unknown token %j',
    async (token) => {
      expect(await unsubscribe(token)).toBe('NotFound');
    },
  );

  it.each(['', ' ', 'meera', 'meera@', 'a@b c.de', `${'x'.repeat(250)}@b.de`])(
    'rejects %j as an e-mail address',
    async (email) => {
      expect(await subscribe(email)).toMatchObject({ __typename: 'InvalidInput', field: 'email' });
    },
  );

  it('limits the subscriptions from one IP address', async () => {
    const strict = await startShop({ limits: { factor: 1, redisUrl: null } });
    const answers: string[] = [];
    for (let turn = 0; turn < 21; turn++) {
      const { subscribeToNewsletter } = await strict.gql(SubscribeToNewsletter, {
        email: `reader${turn}@example.com`,
      });
      answers.push(subscribeToNewsletter.__typename);
    }
    await strict.close();
    expect(answers[0]).toBe('NewsletterSubscribed');
    expect(answers.at(-1)).toBe('TooManyRequests');
  });
});
