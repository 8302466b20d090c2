import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { addRequestComment } from '../database/sqlComments.ts';
import { nameRequestsInSql } from './requestComments.ts';

describe('nameRequestsInSql', () => {
  it('names the own request of each of several at a time, with and without a body', async () => {
    const app = fastify({ genReqId: ({ url }) => String(url).slice(1) });
    nameRequestsInSql(app);
    const answer = async () => {
      await sleep(20);
      return addRequestComment('SELECT 1');
    };
    app.get('/*', answer);
    app.post('/*', answer);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const send = async (id: number) => {
      const init =
        id % 2
          ? {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ text: 'x'.repeat(90_000) }),
            }
          : {};
      return (await fetch(`${app.listeningOrigin}/${id}`, init)).text();
    };
    const ids = Array.from({ length: 20 }, (_, id) => id);
    expect(await Promise.all(ids.map(send))).toEqual(ids.map((id) => `/* requestId=${id} */ SELECT 1`));
    expect(addRequestComment('SELECT 1')).toBe('SELECT 1');
    await app.close();
  });
});
