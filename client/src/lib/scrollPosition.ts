/** React Router gives the first page of every load this key. */
const FIRST = 'default';

/** What a page's scroll position is remembered by: its place in the history, or its address when it was loaded anew. */
export const scrollKey = ({
  key,
  pathname,
  search,
}: {
  key: string;
  pathname: string;
  search: string;
}): string => (key === FIRST ? pathname + search : key);
