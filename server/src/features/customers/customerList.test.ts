import { Customers } from '../../../test/generated/documents.ts';
import { scansOf } from '../../../test/scansOf.ts';
import { createShopper } from '../../../test/shoppers.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
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
  search?: string;
  blocked?: boolean | null;
  first?: number;
  after?: string | null;
}
const list = async (query: Query = {}) => (await kit.gql(Customers, query, support.token)).desk!.customers;
const find = async (search: string, blocked: boolean | null = null) =>
  (await list({ search, blocked })).nodes.map(({ name }) => name);

/** Creates an account with these details. */
async function createUser(name: string, phone: string, changes: Partial<User> = {}): Promise<Shopper> {
  const shopper = await createShopper(kit.shop);
  const row = { name, phone, ...userSearchKeys({ name, phone }), ...changes };
  await kit.shop.db.write((tx) => tx.update(User, { id: shopper.id }, row));
  return shopper;
}

/** The steps of a statement that read the whole table, or a whole index of it; for a search, also in the order of the date. */
async function fullReadsOf(sql: string, parameters: unknown[], isSearch: boolean): Promise<string[]> {
  const { dialect, read } = kit.shop.db;
  if (dialect === 'sqlite') {
    const plan: { detail: string }[] = await read.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    const isFull = (detail: string) =>
      detail.startsWith('SCAN users') || (isSearch && detail.includes('users_date'));
    return plan.map(({ detail }) => detail).filter(isFull);
  }
  const plan: { table: string | null; type: string | null; key: string | null }[] = await read.query(
    `EXPLAIN ${sql}`,
    parameters,
  );
  const wholeIndexes = plan.flatMap(({ table, type, key }) =>
    type === 'index' || (isSearch && key === 'users_date') ? [`${table} ${key}`] : [],
  );
  return [...wholeIndexes, ...(await scansOf(kit.shop.db, sql, parameters))];
}

describe('the list of customers', () => {
  it('has all accounts, newest first, in pages', async () => {
    const users: Shopper[] = [];
    const createdAt = Date.now() + 60_000;
    for (let at = 0; at < 5; at++) users.push(await createUser(`Page ${at}`, `800000000${at}`));
    // Two of the same time are sorted by id.
    await kit.shop.db.write(async (tx) => {
      for (const [at, { id }] of users.entries())
        await tx.update(User, { id }, { createdAt: createdAt + Math.max(at, 1) });
    });
    const newest = [
      ...users.slice(2).reverse(),
      ...[users[0]!, users[1]!].sort((a, b) => (a.id < b.id ? 1 : -1)),
    ];
    const ids: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page++) {
      const { nodes, pageInfo } = await list({ first: 2, after });
      expect(pageInfo.hasNextPage).toBe(true);
      ids.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor ?? null;
    }
    expect(ids.slice(0, 5)).toEqual(newest.map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
  });

  it('finds a name by each word and by parts of words, in any spelling', async () => {
    await createUser('Zélie  Quentin Zarathustra', '8111111101');
    for (const search of [
      'zel',
      'ZÉLIE QUEN',
      'quent',
      'Quentin Zar',
      'zarath',
      ' zelie quentin zarathustra ',
      'Zarathustra Zélie Quentin',
      'éli',
      'UENTIN',
      'zarathustra zel',
      'thus in',
    ])
      expect(await find(search)).toEqual(['Zélie  Quentin Zarathustra']);
    for (const search of ['hu', 'xelie', 'elie xar', '%', '_', 'z_l', '%zel', "' OR 1=1 --"])
      expect(await find(search)).toEqual([]);
    await createUser('Anh Bich Xuyen Quoc', '8111111103');
    expect(await find('xuyen')).toEqual(['Anh Bich Xuyen Quoc']);
  });

  it('finds an account by the beginning of its e-mail address and of its id', async () => {
    const { email, id } = await createUser('Esha Mailfinder', '8111111102');
    expect(await find(email.slice(0, 8).toUpperCase())).toEqual(['Esha Mailfinder']);
    expect(await find(email)).toEqual(['Esha Mailfinder']);
    expect(await find(id)).toEqual(['Esha Mailfinder']);
    expect(await find(id.slice(0, 30).toUpperCase())).toEqual(['Esha Mailfinder']);
    expect(await find(email.slice(1))).toEqual([]);
  });

  it('finds a phone number by its beginning and its end, in any spelling', async () => {
    await createUser('Farah Phonefinder', '+918123450076');
    for (const search of [
      '8123450076',
      '+91 81234 50076',
      '081234-50076',
      '+91812345',
      '81234500',
      '450076',
      '50 076',
    ])
      expect(await find(search)).toEqual(['Farah Phonefinder']);
    for (const search of ['12345007', '76', '8123450077']) expect(await find(search)).toEqual([]);
  });

  it('finds an account by the new name after the profile has changed', async () => {
    const shopper = await kit.newShopper();
    const images = ['/media/profile.webp'];
    await kit.shop.db.write((tx) => tx.update(User, { id: shopper.id }, { images }));
    const input = { name: 'Gitanjali Renamed', phone: '8222222203', images };
    const { status } = await kit.rest('PUT', `/user/${shopper.id}`, { body: input, token: shopper.token });
    expect(status).toBe(200);
    expect(await find('renamed')).toEqual(['Gitanjali Renamed']);
    expect(await find('2203')).toEqual(['Gitanjali Renamed']);
    expect(await find(shopper.name)).toEqual([]);
  });

  it('finds an account that somebody has just opened', async () => {
    const body = {
      name: 'Harini Newcomer',
      email: 'harini@example.com',
      phone: '8222222204',
      password: 'ten green mangoes',
    };
    expect((await kit.rest('POST', '/user/signup', { body })).status).toBe(200);
    for (const search of ['newcomer', 'harini@', '22204'])
      expect(await find(search)).toEqual(['Harini Newcomer']);
  });

  it('shows only blocked accounts, or only others', async () => {
    await createUser('Indra Filtered', '8333333301', { blockedAt: Date.now(), blockedReason: 'Fraud' });
    await createUser('Jaya Filtered', '8333333302');
    expect((await find('filtered')).sort()).toEqual(['Indra Filtered', 'Jaya Filtered']);
    expect(await find('filtered', true)).toEqual(['Indra Filtered']);
    expect(await find('filtered', false)).toEqual(['Jaya Filtered']);
    const { nodes } = await list({ blocked: true });
    expect(nodes.map(({ name, blockedReason }) => [name, blockedReason])).toEqual([
      ['Indra Filtered', 'Fraud'],
    ]);
    expect(
      (await list({ blocked: false, first: 100 })).nodes.every(({ blockedAt }) => blockedAt === null),
    ).toBe(true);
  });

  it('finds a name with apostrophes, hyphens and joiners by each of its spellings', async () => {
    await createUser('Anne-Marie O’Brien-Quill', '7700000001');
    for (const search of [
      "O'Brien",
      'obrienquill',
      'O Brien',
      'Annemarie',
      'anne marie o’brien',
      'O’Brien Quill',
    ])
      expect({ search, names: await find(search) }).toEqual({ search, names: ['Anne-Marie O’Brien-Quill'] });
    await createUser('शक्‍ति राव', '7700000002');
    expect(await find('शक्ति')).toEqual(['शक्‍ति राव']);
  });

  it('shows an account once that several searches find', async () => {
    const { id } = await createUser('444444 Kali 444444', '444444444');
    expect((await list({ search: '444444' })).nodes.map((node) => node.id)).toEqual([id]);
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ search: 'x'.repeat(255) }, 'long'],
  ])('refuses %j', async (query, word) => {
    const { body } = await kit.gqlRaw(Customers, query, { token: support.token });
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(body.errors?.[0]?.message).toContain(word);
  });

  it('reads each list by an index, with the same number of statements for any length', async () => {
    const after = (await list({ first: 1 })).pageInfo.endCursor ?? null;
    const searches = ['', 'asha', 'shopper@example', '98765', '0123abcd-0123'];
    for (const search of searches)
      for (const blocked of [null, true, false])
        for (const position of [null, after]) {
          const query = { search, blocked, after: position, first: 100 };
          const statements = await kit.statements(() => list(query));
          // Session, accounts, totals of the orders, last uses of the sessions.
          expect(statements.length).toBeLessThanOrEqual(5);
          for (const { sql, parameters } of statements.filter(({ sql }) => /FROM users /.test(sql)))
            expect({ sql, reads: await fullReadsOf(sql, parameters, search !== '') }).toEqual({
              sql,
              reads: [],
            });
        }
  });
});
