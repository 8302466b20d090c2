import fastify from 'fastify';
import { createLog } from '../lib/log.ts';
import { health } from './health.ts';

describe('/readyz', () => {
  it('answers 503 while the database fails, and logs each outage once', async () => {
    const isMigrated = jest.fn<Promise<boolean>, []>();
    const lines: string[] = [];
    const app = fastify();
    await app.register(health, {
      isMigrated,
      isWritable: () => true,
      catalog: { isSearchable: true },
      log: createLog('error', { write: (line) => lines.push(line) }),
    });
    const read = async () => (await app.inject('/readyz')).statusCode;

    for (let outage = 1; outage <= 2; outage++) {
      isMigrated
        .mockRejectedValueOnce(new Error(`outage ${outage}`))
        .mockRejectedValueOnce(new Error('still'));
      expect([await read(), await read()]).toEqual([503, 503]);
      expect(lines).toHaveLength(outage);
      expect(lines.at(-1)).toContain(`outage ${outage}`);
      // Pending migrations: the database works, but the shop is not ready.
      isMigrated.mockResolvedValueOnce(false);
      expect(await read()).toBe(503);
    }
    isMigrated.mockResolvedValueOnce(true);
    expect(await read()).toBe(200);
    expect(lines).toHaveLength(2);
    await app.close();
  });

  it('answers 503 while the database cannot be written', async () => {
    const isWritable = jest.fn().mockReturnValue(true);
    const app = fastify();
    const catalog = { isSearchable: true };
    await app.register(health, {
      isMigrated: async () => true,
      isWritable,
      catalog,
      log: createLog('silent'),
    });
    const read = async () => (await app.inject('/readyz')).statusCode;
    expect(await read()).toBe(200);
    isWritable.mockReturnValue(false);
    expect(await read()).toBe(503);
    isWritable.mockReturnValue(true);
    expect(await read()).toBe(200);
    await app.close();
  });

  it('answers 503 from the beginning of the shutdown on, although the database works', async () => {
    const shutdown = new AbortController();
    const app = fastify();
    await app.register(health, {
      isMigrated: async () => true,
      isWritable: () => true,
      catalog: { isSearchable: true },
      log: createLog('silent'),
      shutdown: shutdown.signal,
    });
    const read = async (url: string) => (await app.inject(url)).statusCode;
    expect(await read('/readyz')).toBe(200);
    shutdown.abort();
    expect(await read('/readyz')).toBe(503);
    expect(await read('/healthz')).toBe(200);
    await app.close();
  });
});
