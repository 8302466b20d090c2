import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startShop, type TestShop } from '../../test/testkit.ts';
import { CatalogState } from '../features/catalog/catalog.entity.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const revision = async () => (await kit.shop.db.read.findOneByOrFail(CatalogState, { id: 1 })).revision;
const incrementRevision = () =>
  kit.shop.db.write((tx) => tx.increment(CatalogState, { id: 1 }, 'revision', 1));

test('fifty concurrent transactions are atomic, and one that throws is rolled back', async () => {
  const before = await revision();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, turn) =>
      kit.shop.db.write(async (tx) => {
        await tx.increment(CatalogState, { id: 1 }, 'revision', 1);
        if (turn % 5 === 0) throw new Error('rolled back on purpose');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  expect(await revision()).toBe(before + 40);
});

test('a failed statement rolls its transaction back, and the next one is not affected', async () => {
  const before = await revision();
  for (let turn = 0; turn < 3; turn++) {
    const failing = kit.shop.db.write(async (tx) => {
      await tx.increment(CatalogState, { id: 1 }, 'revision', 1);
      await tx.query('INSERT INTO nowhere VALUES (1)');
    });
    await expect(failing).rejects.toThrow(/nowhere/);
  }
  await incrementRevision();
  expect(await revision()).toBe(before + 1);
});

test('read-then-write transactions succeed while another process writes', async () => {
  const { databaseUrl, dataDir } = kit.shop.env;
  const other = fork(`${import.meta.dirname}/../../test/otherWriter.mjs`, [databaseUrl ?? '', dataDir], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, TSX_TSCONFIG_PATH: `${import.meta.dirname}/../../tsconfig.json` },
  });
  await once(other, 'message');
  const before = await revision();
  const ended = once(other, 'exit');
  for (let turn = 0; turn < 50; turn++) {
    await kit.shop.db.write(async (tx) => {
      await tx.findOneByOrFail(CatalogState, { id: 1 });
      await new Promise((resolve) => setTimeout(resolve, 2));
      await tx.increment(CatalogState, { id: 1 }, 'revision', 1);
    });
  }
  other.send('stop');
  await ended;
  await incrementRevision();
  expect(await revision()).toBeGreaterThanOrEqual(before + 51);
});
