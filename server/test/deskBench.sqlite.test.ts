import { growCatalogue } from '../bench/catalogue.ts';
import { openConnection } from '../bench/connection.ts';
import { makeOwner, prepareDesk } from '../bench/desk/desk.ts';
import { deskLists } from '../bench/desk/lists.ts';
import { createSendRequest } from '../bench/load.ts';
import { findLedgerMismatches } from '../src/features/stock/ledger.queries.ts';
import { startShop, type TestShop } from './testkit.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

describe('the benchmark of the desk', () => {
  it('makes a shop whose stock ledger sums to its stock, and reads each list of it', async () => {
    const { token } = await kit.newShopper();
    await growCatalogue(kit.shop.db, 300);
    const ownerId = await makeOwner(kit.shop.db);
    const data = await prepareDesk(kit.shop.db, 700, { token, ownerId });
    expect(await findLedgerMismatches(kit.shop.db.read)).toEqual([]);
    await kit.shop.catalog.refresh();
    const connection = openConnection(kit.url);
    const bodies: string[] = [];
    const sendRequest = createSendRequest(connection);
    for (const list of deskLists(data))
      for (let iteration = 0; iteration < 2; iteration++)
        await list.run(
          async (request) => {
            const body = await sendRequest(request);
            bodies.push(String(body));
            return body;
          },
          iteration,
          0,
        );
    connection.close();
    // Most lists have rows, or it would measure nothing.
    const empty = bodies.filter((body) => body.includes('"nodes":[]'));
    expect(empty.length).toBeLessThan(bodies.length / 5);
  });
});
