import { startShop, type TestShop } from '../../test/testkit.ts';
import { NewsletterSubscription } from '../features/newsletter/newsletter.entity.ts';
import { seedEmptySubscribers } from './seedSubscribers.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterEach(() => kit.shop.db.write((tx) => tx.deleteAll(NewsletterSubscription)));
afterAll(() => kit.close());

const demoShop = (seed = true) => ({ db: kit.shop.db, env: { mode: 'demo' as const, seed } });
const readAll = () => kit.shop.db.read.find(NewsletterSubscription, { order: { id: 'ASC' } });

describe('the subscribers of a demo', () => {
  it('are not made in live mode, nor without a seed', async () => {
    expect(await seedEmptySubscribers({ db: kit.shop.db, env: { mode: 'live', seed: true } })).toBe(0);
    expect(await seedEmptySubscribers(demoShop(false))).toBe(0);
    expect(await readAll()).toEqual([]);
  });

  it('are made once, also by two processes at the same time', async () => {
    const counts = await Promise.all([seedEmptySubscribers(demoShop()), seedEmptySubscribers(demoShop())]);
    const rows = await readAll();
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(counts.sort((a, b) => a - b)).toEqual([0, rows.length]);
    expect(await seedEmptySubscribers(demoShop())).toBe(0);
  });

  it('are the same in each demo, with addresses that nobody owns, but with other links', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:00:00Z'));
    const seedAgain = async () => {
      await kit.shop.db.write((tx) => tx.deleteAll(NewsletterSubscription));
      await seedEmptySubscribers(demoShop());
      return readAll();
    };
    const [rows, others] = [await seedAgain(), await seedAgain()];
    jest.restoreAllMocks();
    const withoutSecrets = ({ id: _, token: __, ...row }: NewsletterSubscription) => row;
    expect(rows.map(withoutSecrets)).toEqual(others.map(withoutSecrets));
    expect(new Set([...rows, ...others].map(({ token }) => token)).size).toBe(2 * rows.length);
    for (const { email } of rows) expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
    // Letters go to subscribers in the order of their ids, the list shows the newest first.
    expect(rows.map(({ subscribedAt }) => subscribedAt)).toEqual(
      rows.map(({ subscribedAt }) => subscribedAt).sort((a, b) => a - b),
    );
    const gone = rows.filter(({ unsubscribedAt }) => unsubscribedAt !== null);
    expect(gone.length).toBeGreaterThan(2);
    expect(gone.length).toBeLessThan(15);
    for (const { subscribedAt, unsubscribedAt } of gone)
      expect(unsubscribedAt).toBeGreaterThanOrEqual(subscribedAt);
  });
});
