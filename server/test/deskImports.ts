import { Product } from '../src/features/catalog/catalog.entity.ts';
import { eventually } from './eventually.ts';
import { DeskProducts, ImportState, StartImport, UndoImport } from './generated/documents.ts';
import { type Shopper, startShop, type TestShop } from './testkit.ts';

// What the tests of running imports share.

const HEADER = 'sku,product,category,sub_category,brand,sale_price,stock';

/** Lines of products of a brand, which is their sub-category, too. */
export const linesOf = (brand: string, count: number, price = 10, stock = 1): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${brand}-${index},${brand} ${index},Desk,${brand},${brand},${price},${stock}`,
  );

/** Starts a shop for the tests of a file, and returns what its manager imports at the desk. */
export function deskImports() {
  let kit: TestShop;
  let manager: Shopper;
  beforeAll(async () => {
    kit = await startShop();
    manager = await kit.newStaff('manager');
  });
  afterAll(() => kit.close());

  /** Sends a file. @returns the id of its import */
  async function upload(lines: readonly string[], header = HEADER): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([[header, ...lines, ''].join('\r\n')]), 'list.csv');
    const headers = { authorization: `Bearer ${manager.token}` };
    const response = await fetch(`${kit.url}/desk/imports`, { method: 'POST', headers, body: form });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  }

  const stateOf = async (id: string) => (await kit.gql(ImportState, { id }, manager.token)).desk?.import;
  const start = async (id: string) => (await kit.gql(StartImport, { id }, manager.token)).startImport;
  const undo = async (id: string) => (await kit.gql(UndoImport, { id }, manager.token)).undoImport;

  async function finish(work: typeof start, id: string, state: 'done' | 'undone') {
    expect(await work(id)).toMatchObject({ __typename: 'DeskImportUpdated' });
    await eventually(async () => (await stateOf(id))?.state, state);
    return stateOf(id);
  }

  /** Starts an import or its undo, which stops after some batches. */
  async function stopAfter(work: typeof start, id: string, batches: number) {
    let count = 0;
    const stop = jest.spyOn(kit.shop.imports, 'throwIfStopping').mockImplementation(() => {
      if (++count === batches) throw new Error('stop');
    });
    expect(await work(id)).toMatchObject({ __typename: 'DeskImportUpdated' });
    await eventually(async () => (await stateOf(id))?.state, 'stopped');
    stop.mockRestore();
    return stateOf(id);
  }

  const countOf = (brand: string, withdrawn = false) =>
    kit.shop.db.read.countBy(Product, { brand, withdrawn });

  /** The products that a text finds in the grid. */
  async function readGrid(text: string) {
    await kit.shop.catalog.refresh();
    const { desk } = await kit.gql(DeskProducts, { filter: { text }, first: 100 }, manager.token);
    return desk?.products.nodes ?? [];
  }

  return {
    get kit() {
      return kit;
    },
    get manager() {
      return manager;
    },
    ...{ upload, stateOf, start, undo, finish, stopAfter, countOf, readGrid },
  };
}
