import { eventually } from '../../test/eventually.ts';
import { startShop, type TestShop } from '../../test/testkit.ts';
import { withRequestId } from './sqlComments.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ sqlComments: true });
});
afterAll(() => kit.close());

/** Ids that would end the comment, take a parameter, or begin an executable comment, if they were not encoded. */
const ids = ['0e4c-1', '*/ DELETE FROM users; /*', '? ?', "'; --", '!50000 SELECT 1', '\\*/\n#'];

test.each(ids)('a request with the id %j reads and writes as without comments', async (id) => {
  await withRequestId(id, async () => {
    const [row] = await kit.shop.db.read.query('SELECT ? AS one, ? AS text', [1, 'a?b']);
    expect(row).toMatchObject({ text: 'a?b' });
    expect(Number(row.one)).toBe(1);
    await kit.shop.db.write((tx) => tx.query('UPDATE users SET name = ? WHERE id = ?', ['Asha', 'nobody']));
  });
  expect(await kit.shop.db.read.query('SELECT 1 AS one')).toHaveLength(1);
});

if (process.env.TEST_DATABASE === 'mysql')
  test('MySQL shows the id of the request that sent a statement', async () => {
    const running = withRequestId('*/?', () => kit.shop.db.read.query('SELECT SLEEP(3) AS slept'));
    const readStatements = async () => {
      const rows: { info: string }[] = await kit.shop.db.read.query(
        "SELECT INFO AS info FROM information_schema.PROCESSLIST WHERE INFO LIKE '%SLEEP(3)%'",
      );
      return rows.map(({ info }) => info);
    };
    await eventually(
      readStatements,
      expect.arrayContaining(['/* requestId=*%2F%3F */ SELECT SLEEP(3) AS slept']),
    );
    await running;
  });
