import { decodeListCursor, encodeListCursor, type SortKey } from './cursor.ts';
import { cursorInvalid, firstOutOfRange, type InvalidInput } from './problems.ts';

/** Most items of a page, unless the list says otherwise. */
export const MAX_PAGE = 100;

/** Which part of a list, as a caller says it. */
export interface PageArguments {
  /** Number of items. */
  first: number;
  /** `endCursor` of the previous page; null or absent: from the beginning. */
  after?: string | null | undefined;
  /** Most items that `first` may be, where the list or an export says so; absent: `MAX_PAGE`. */
  maxFirst?: number;
}

/** A part of a list, as the connections of the schema have it. */
export interface Page<Node> {
  nodes: Node[];
  pageInfo: {
    /** Of the last node; null on an empty page. */
    endCursor: string | null;
    hasNextPage: boolean;
  };
}

/** A list in an order. */
export interface List<Row> {
  /** Names the list and, if it can be chosen, its order: only its own cursors are taken. Another `order` needs another name. */
  name: string;
  /** Fields that the rows are sorted by, texts or numbers; the last one is unique. */
  order: readonly (keyof Row & string)[];
}

/** Which rows a page needs: behind a sort key, or null from the beginning; one more than the page has. */
export interface RowRange {
  after: SortKey | null;
  limit: number;
}

/** Reads a page of a list. @param read the rows of a range, in the list's order */
export async function readPage<Row extends object>(
  { name, order }: List<Row>,
  args: PageArguments,
  read: (range: RowRange) => Promise<Row[]>,
): Promise<Page<Row> | InvalidInput> {
  const range = parseRange(name, args);
  if ('message' in range) return range;
  const rows = await read(range);
  const nodes = rows.slice(0, args.first);
  const last = nodes.at(-1);
  const endCursor = last
    ? encodeListCursor(
        name,
        order.map((field) => last[field] as string | number),
      )
    : null;
  return { nodes, pageInfo: { endCursor, hasNextPage: rows.length > args.first } };
}

/**
 * A page of a list by a filter, or by `fallback` if nothing passes the filter. The cursors of both differ, so that each goes on in its own list.
 * @param fallback null: none
 * @param read the rows of a range that pass a filter, in the list's order
 */
export async function readPageOrElse<Row extends object, Filter>(
  list: List<Row>,
  [filter, fallback]: readonly [Filter, fallback: Filter | null],
  args: PageArguments,
  read: (filter: Filter, range: RowRange) => Promise<Row[]>,
): Promise<Page<Row> | InvalidInput> {
  const fallbackList = { ...list, name: `${list.name}, fallback` };
  const isInFallback = fallback && args.after && decodeListCursor(fallbackList.name, args.after);
  if (!isInFallback) {
    const page = await readPage(list, args, (range) => read(filter, range));
    if (!fallback || args.after || 'message' in page || page.nodes.length > 0) return page;
  }
  return readPage(fallbackList, args, (range) => read(fallback, range));
}

/** Checks the arguments of a page. @param list the name of the list, see `List` */
export function parseRange(
  list: string,
  { first, after, maxFirst = MAX_PAGE }: PageArguments,
): RowRange | InvalidInput {
  if (first < 1 || first > maxFirst) return firstOutOfRange(maxFirst);
  if (!after) return { after: null, limit: first + 1 };
  const sortKey = decodeListCursor(list, after);
  if (!sortKey) return cursorInvalid();
  return { after: sortKey, limit: first + 1 };
}

/** The page with what is made of its nodes, such as their details; a problem stays as it is. */
export async function mapNodes<Row, Node>(
  page: Page<Row> | InvalidInput,
  map: (rows: Row[]) => Node[] | Promise<Node[]>,
): Promise<Page<Node> | InvalidInput> {
  return 'message' in page ? page : { ...page, nodes: await map(page.nodes) };
}

/** The page of a list that has no other one. */
export const onlyPage = <Node>(nodes: Node[]): Page<Node> => ({
  nodes,
  pageInfo: { endCursor: null, hasNextPage: false },
});
