import { decodeListCursor, encodeListCursor, setCursorSecret } from './cursor.ts';
import { mapNodes, onlyPage, type Page, readPage, readPageOrElse } from './page.ts';
import { invalidInput } from './problems.ts';

interface Row {
  price: number;
  id: string;
}

const rows: Row[] = [1, 2, 2, 3, 3].map((price, at) => ({ price, id: `id${at}` }));
const list = { name: 'products PRICE', order: ['price', 'id'] } as const;

const read = (first: number, after?: string | null, maxFirst?: number) =>
  readPage<Row>(list, { first, after, ...(maxFirst && { maxFirst }) }, async ({ after, limit }) => {
    const start = after ? rows.findIndex(({ id }) => id === after[1]) + 1 : 0;
    return rows.slice(start, start + limit);
  });

const pageOf = async (...args: Parameters<typeof read>): Promise<Page<Row>> => {
  const page = await read(...args);
  if ('message' in page) throw new Error(page.message);
  return page;
};

/** A cursor with another content and the same signature. */
function changed(cursor: string, change: (content: (string | number)[]) => void): string {
  const content = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  change(content);
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

const notOurs = invalidInput('CURSOR_INVALID', 'after is not one of our cursors', 'after');
const unsigned = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

describe('a page of a list', () => {
  it.each([1, 2, 3, 5, 100])('neither repeats nor misses a row, %d at a time', async (first) => {
    const read: Row[] = [];
    let page = await pageOf(first);
    for (;;) {
      read.push(...page.nodes);
      if (!page.pageInfo.hasNextPage) break;
      expect(page.nodes).toHaveLength(first);
      page = await pageOf(first, page.pageInfo.endCursor);
    }
    expect(read).toEqual(rows);
  });

  it('is empty behind the last row', async () => {
    const { pageInfo } = await pageOf(5);
    expect(pageInfo.hasNextPage).toBe(false);
    expect(await pageOf(1, pageInfo.endCursor)).toEqual(onlyPage([]));
  });

  it.each([null, undefined, ''])('begins at the first row with the cursor %j', async (after) => {
    expect((await pageOf(1, after)).nodes).toEqual([rows[0]]);
  });

  it.each([
    [0, undefined, 100],
    [-1, undefined, 100],
    [101, undefined, 100],
    [0, 500, 500],
    [501, 500, 500],
  ])('refuses %d rows with the maximum %j', async (first, maxFirst, max) => {
    expect(await read(first, null, maxFirst)).toEqual(
      invalidInput('FIRST_OUT_OF_RANGE', `first must be from 1 to ${max}`, 'first', { min: 1, max }),
    );
  });

  it.each([
    [1, undefined],
    [100, undefined],
    [500, 500],
  ])('has %d rows with the maximum %j', async (first, maxFirst) => {
    expect(await read(first, null, maxFirst)).not.toHaveProperty('message');
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['no JSON', unsigned('').slice(1)],
    ['another type', unsigned({ price: 1 })],
    ['an empty key', unsigned([])],
    ['no signature', unsigned([list.name, 2, 'id1'])],
    ['a cursor of the release before', unsigned([2, 'id1'])],
    ['the cursor of another list', encodeListCursor('orders', [2, 'id1'])],
    ['the cursor of another order', encodeListCursor('products NAME', [2, 'id1'])],
    [
      'another key',
      changed(encodeListCursor(list.name, [2, 'id1']), (content) => content.splice(2, 1, 'id2')),
    ],
    [
      'another list',
      changed(encodeListCursor('orders', [2, 'id1']), (content) => content.splice(0, 1, list.name)),
    ],
    [
      'another type of key',
      changed(encodeListCursor(list.name, [2, 'id1']), (content) => content.splice(1, 1, '2')),
    ],
    [
      'a shorter signature',
      changed(encodeListCursor(list.name, [2, 'id1']), (content) => content.splice(3, 1, 'a')),
    ],
  ])('refuses %s', async (_, after) => {
    expect(await read(2, after)).toEqual(notOurs);
  });

  it('has other nodes with the same cursor; a problem stays', async () => {
    const page = await pageOf(2);
    const ids = await mapNodes(page, (nodes) => nodes.map(({ id }) => id));
    expect(ids).toEqual({ nodes: ['id0', 'id1'], pageInfo: page.pageInfo });
    expect(await mapNodes(notOurs, () => [])).toBe(notOurs);
  });
});

describe('a page by a filter or its fallback', () => {
  const readPrices = async (
    filters: readonly [number, number | null],
    first: number,
    after?: string | null,
  ) => {
    const page = await readPageOrElse<Row, number>(list, filters, { first, after }, async (price, range) => {
      const matches = rows.filter((row) => row.price === price);
      const start = range.after ? matches.findIndex(({ id }) => id === range.after?.[1]) + 1 : 0;
      return matches.slice(start, start + range.limit);
    });
    return 'message' in page ? page : { ...page, ids: page.nodes.map(({ id }) => id) };
  };

  it.each([
    [
      [2, 3],
      ['id1', 'id2'],
    ],
    [
      [4, 3],
      ['id3', 'id4'],
    ],
    [[4, null], []],
    [[4, 5], []],
  ] as const)('%j has the rows of the first that lets some pass', async (filters, ids) => {
    expect(await readPrices(filters, 2)).toMatchObject({ ids });
  });

  it('goes on in the list that made the cursor', async () => {
    const { pageInfo } = (await readPrices([2, 3], 2)) as Page<Row>;
    expect(await readPrices([2, 3], 2, pageInfo.endCursor)).toMatchObject({ ids: [] });
    const fallback = (await readPrices([4, 3], 1)) as Page<Row>;
    expect(await readPrices([4, 3], 1, fallback.pageInfo.endCursor)).toMatchObject({ ids: ['id4'] });
    // A row that passes the filter meanwhile changes no list that somebody turns the pages of.
    expect(await readPrices([2, 3], 1, fallback.pageInfo.endCursor)).toMatchObject({ ids: ['id4'] });
    expect(await readPrices([4, null], 1, fallback.pageInfo.endCursor)).toEqual(notOurs);
  });
});

describe('a cursor', () => {
  it('is taken by all processes with the same secret', () => {
    setCursorSecret('a');
    const cursor = encodeListCursor('orders', [1, 'ü']);
    expect(decodeListCursor('orders', cursor)).toEqual([1, 'ü']);
    setCursorSecret('b');
    expect(decodeListCursor('orders', cursor)).toBeNull();
    setCursorSecret('a');
    expect(decodeListCursor('orders', cursor)).toEqual([1, 'ü']);
  });

  it('of a long name may be an argument', () => {
    const name = '\uffff'.repeat(201);
    expect(encodeListCursor('shop products NAME_Z_TO_A', [name, 'x'.repeat(36)]).length).toBeLessThan(1000);
  });
});
