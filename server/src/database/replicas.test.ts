import type { FastifyInstance } from 'fastify';
import { eventually } from '../../test/eventually.ts';
import { type ReplicatedServers, startReplicatedServers } from '../../test/replicatedServers.ts';
import { startShop } from '../../test/testkit.ts';
import { createApp } from '../app.ts';
import { readEnv } from '../config/env.ts';
import { Product } from '../features/catalog/catalog.entity.ts';
import { nextRevision } from '../features/catalog/catalog.queries.ts';
import { openCatalog } from '../features/catalog/catalog.ts';
import { personalData } from '../features/features.ts';
import { Review } from '../features/reviews/reviews.entity.ts';
import { newId } from '../lib/ids.ts';
import { createLog } from '../lib/log.ts';
import { closeShop, openShop, type Shop } from '../shop.ts';
import { addReplicas, type Db, openDatabase } from './database.ts';
import { JOBS_LEASE } from './lease.entity.ts';
import { createLease } from './lease.ts';
import { migrate } from './migrate.ts';
import { replicaTimes } from './replicas.ts';

// A real server and one that copies it. The tests follow each other.

function replicaTests() {
  let servers: ReplicatedServers;
  let db: Db;
  let shop: Shop;
  let app: FastifyInstance;
  const logged: string[] = [];
  beforeAll(async () => {
    replicaTimes.check = 50;
    servers = await startReplicatedServers();
    const env = { ...readEnv({ DATABASE_URL: servers.primaryUrl }), backgroundDelayMs: 10_000 };
    const primary = await openDatabase(env);
    await migrate(primary);
    const write = (line: string) => void logged.push(JSON.parse(line).msg);
    const log = createLog('info', { write });
    db = await addReplicas(primary, [servers.replicaUrl], false, log);
    shop = await openShop({ env, log: createLog('silent'), db, personalData });
    app = await createApp(shop);
    shop.catalog.startIndexing();
    await shop.catalog.whenSearchable;
    await servers.resume();
    await renewLease();
  });
  afterAll(async () => {
    await app.close();
    await closeShop(shop);
    await servers.stop();
  });

  const whichServer = (): Promise<'primary' | 'replica'> =>
    db.replicas.read(async (manager) => {
      const [row] = await manager.query('SELECT @@server_id AS id');
      return Number(row.id) === 1 ? 'primary' : 'replica';
    });

  /** What the scheduler does all the time. */
  async function renewLease(): Promise<void> {
    await createLease(db, JOBS_LEASE, newId(), 0).renew();
  }

  async function rename(name: string): Promise<string> {
    const [product] = await db.read.find(Product, { order: { position: 'ASC' }, take: 1 });
    if (!product) throw new Error('The catalogue is empty');
    await db.write(async (tx) =>
      tx.update(Product, { id: product.id }, { name, revision: await nextRevision(tx) }),
    );
    return product.id;
  }

  it('serves reads that may be behind as long as it is at most a moment behind', async () => {
    await eventually(whichServer, 'replica');
    await servers.pause();
    await renewLease();
    await eventually(whichServer, 'primary');
    expect(logged.at(-1)).toBe('a replica is behind: the primary is read instead');
    await servers.resume();
    await eventually(whichServer, 'replica');
  });

  it('serves the catalogue to a process that starts', async () => {
    const [product] = await db.read.find(Product, { take: 1 });
    await servers.runOnReplica(`UPDATE products SET brand = 'Only here' WHERE id = '${product?.id}'`);
    const catalog = await openCatalog(db);
    expect(catalog.snapshot.productById.get(product?.id ?? '')?.brand).toBe('Only here');
    await servers.runOnReplica(`UPDATE products SET brand = '${product?.brand}' WHERE id = '${product?.id}'`);
  });

  it('cannot keep a change of the catalogue from being seen', async () => {
    await servers.pause();
    const id = await rename('Changed while the replica was paused');
    await shop.catalog.refresh();
    expect(shop.catalog.snapshot.productById.get(id)?.name).toBe('Changed while the replica was paused');
    const other = await openCatalog(db);
    expect(other.snapshot.productById.get(id)?.name).toBe('Changed while the replica was paused');
    await servers.resume();
    await shop.catalog.refresh();
    expect(shop.catalog.snapshot.productById.get(id)?.name).toBe('Changed while the replica was paused');
  });

  it('cannot bring old reviews into a cached response', async () => {
    const [product] = await db.read.find(Product, { take: 1 });
    const productId = product?.id ?? '';
    const readTexts = async (): Promise<string[]> => {
      const { body } = await app.inject(`/api/productReviews?productId=${productId}`);
      return JSON.parse(body).map(({ review }: { review: string }) => review);
    };
    const before = await readTexts();
    await servers.pause();
    const [review] = await db.read.find(Review, { take: 1 });
    const text = 'Written while the replica was paused';
    await db.write(async (tx) => {
      const [author] = await tx.query(
        `SELECT id FROM users WHERE id NOT IN (SELECT userId FROM reviews WHERE productId = '${productId}') LIMIT 1`,
      );
      const row = { ...review, id: newId(), productId, userId: author.id, review: text, hidden: false };
      await tx.insert(Review, { ...row, createdAt: Date.now() } as Review);
      await nextRevision(tx);
    });
    await shop.catalog.refresh();
    expect(await readTexts()).toEqual([...before, text]);
    await servers.resume();
    expect(await readTexts()).toEqual([...before, text]);
  });

  it('is replaced in a read that it cannot answer, such as before it has applied a migration', async () => {
    await eventually(whichServer, 'replica');
    await servers.runOnReplica('ALTER TABLE products RENAME COLUMN brand TO label');
    const catalog = await openCatalog(db);
    expect([...catalog.snapshot.productById.values()][0]?.brand).toEqual(expect.any(String));
    expect(logged).toContain('a read of a replica failed: the primary is read instead');
    await servers.runOnReplica('ALTER TABLE products RENAME COLUMN label TO brand');
    expect(await whichServer()).toBe('replica');
  });

  it('is replaced by the primary while it is away, and the shop stays ready', async () => {
    await eventually(whichServer, 'replica');
    await servers.replica.kill();
    const id = await rename('Changed while the replica was away');
    await shop.catalog.refresh();
    expect(shop.catalog.snapshot.productById.get(id)?.name).toBe('Changed while the replica was away');
    for (let read = 0; read < 5; read++) expect(await whichServer()).toBe('primary');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const away = 'a replica is away: the primary is read instead';
    expect(logged.filter((msg) => msg === away)).toHaveLength(1);
    await servers.replica.restart();
    await eventually(whichServer, 'replica');
    expect(logged.filter((msg) => msg === away)).toHaveLength(1);
  });

  it('is replaced in the request that meets its death', async () => {
    replicaTimes.check = 3_600_000;
    const primary = await openDatabase({ databaseUrl: servers.primaryUrl, dataDir: '' });
    const other = await addReplicas(primary, [servers.replicaUrl], false, createLog('silent'));
    const readServer = () =>
      other.replicas.readAtRevision(
        0,
        async (manager) => (await manager.query('SELECT @@server_id AS id'))[0].id,
      );
    expect(await readServer()).toBe('2');
    await servers.replica.kill();
    expect([await readServer(), await readServer()]).toEqual(['1', '1']);
    await other.close();
    await servers.replica.restart();
  });

  it('need not be there at the start', async () => {
    const primary = await openDatabase({ databaseUrl: servers.primaryUrl, dataDir: '' });
    const messages: string[] = [];
    const log = createLog('info', { write: (line) => void messages.push(JSON.parse(line).msg) });
    const other = await addReplicas(primary, ['mysql://root@127.0.0.1:1/shop'], false, log);
    expect(await other.replicas.read((manager) => manager.count(Product))).toBeGreaterThan(0);
    expect(messages).toEqual(['a replica is away: the primary is read instead']);
    await other.close();
  });
}

if (process.env.TEST_DATABASE === 'mysql') describe('a replica', replicaTests);
else
  describe('the embedded database', () => {
    it('is its own replica', async () => {
      const kit = await startShop();
      const { db, log } = kit.shop;
      expect(await db.replicas.read(async (manager) => manager)).toBe(db.read);
      expect(await db.replicas.readAtRevision(9, async (manager) => manager)).toBe(db.read);
      expect(await addReplicas(db, [], false, log)).toBe(db);
      await kit.close();
    });
  });
