import { Customers } from '../../../test/generated/documents.ts';
import { indexesOfKeys, scansOf } from '../../../test/scansOf.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { insertRows } from '../../database/insertRows.ts';
import { newId } from '../../lib/ids.ts';
import { userSearchKeys } from '../users/userSearch.ts';
import { User } from '../users/users.entity.ts';

let kit: TestShop;
let support: Shopper;
beforeAll(async () => {
  kit = await startShop();
  support = await kit.newStaff('support');
});
afterAll(() => kit.close());

interface Query {
  search: string;
  blocked?: boolean;
  first?: number;
  after?: string | null;
}
const list = async (query: Query) => (await kit.gql(Customers, query, support.token)).desk!.customers;

describe('a search that finds many accounts', () => {
  const accounts = 4000;
  beforeAll(async () => {
    const now = Date.now() + 3_600_000;
    const rows = Array.from({ length: accounts }, (_, index): User => {
      const name = `${index < 2600 ? 'Tara' : 'Uma'} Rao`;
      const phone = String(7_000_000_000 + index);
      return {
        id: newId(),
        name,
        email: `many${index}@example.com`,
        emailVerified: true,
        phone,
        images: [],
        staffRole: null,
        passwordHash: null,
        googleSub: null,
        // Some of the same time; the oldest first.
        createdAt: now + Math.floor(index / 3),
        secondFactorSince: null,
        erasedAt: null,
        blockedAt: index % 7 === 0 ? now : null,
        blockedReason: null,
        lockVersion: 0,
        ...userSearchKeys({ name, phone }),
      };
    });
    await kit.shop.db.write((tx) => insertRows(tx, User, rows));
  });

  it.each<[Query, (index: number) => boolean]>([
    // Among the newest accounts, behind them, and all over.
    [{ search: 'uma' }, (index) => index >= 2600],
    [{ search: 'tara' }, (index) => index < 2600],
    [{ search: 'rao' }, () => true],
    [{ search: 'ao tar' }, (index) => index < 2600],
    [{ search: 'ara', blocked: true }, (index) => index < 2600 && index % 7 === 0],
    [{ search: 'many', blocked: true }, (index) => index % 7 === 0],
    [{ search: '70000', blocked: false }, (index) => index % 7 !== 0],
  ])('has each of them once, newest first, page by page: %j', async (query, matches) => {
    const all = await kit.shop.db.read.find(User, { order: { createdAt: 'DESC', id: 'DESC' } });
    const expected = all.filter(
      ({ email }) => email.startsWith('many') && matches(Number(email.replace(/\D/g, ''))),
    );
    expect(expected.length).toBeGreaterThan(300);
    const ids: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page++) {
      const { nodes, pageInfo } = await list({ ...query, first: 100, after });
      ids.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor ?? null;
    }
    expect(ids).toEqual(expected.slice(0, 300).map(({ id }) => id));
  });

  it.each(['rao', 'many', '70000'])('is found by indexes: %s', async (search) => {
    const statements = await kit.statements(() => list({ search, first: 10 }));
    const page = statements.find(({ sql }) => sql.includes('LIMIT 11'))!;
    for (const index of await indexesOfKeys(kit.shop.db, page)) expect(index).toMatch(/^users_(search|date)/);
    expect(await scansOf(kit.shop.db, page.sql, page.parameters)).toEqual([]);
  });
});
