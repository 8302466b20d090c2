/** React Router gives the first page of every load this key. */
const FIRST = 'default';
/** Where it keeps the positions. */
const STORED = 'react-router-scroll-positions';

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

/** A page that was opened by its address begins at its top; one that is reloaded or returned to stays where it was. */
export function forgetScrollOfOpenedPage(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'navigate') return;
  try {
    const positions: Record<string, number> = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    delete positions[window.location.pathname + window.location.search];
    sessionStorage.setItem(STORED, JSON.stringify(positions));
  } catch {
    // Without storage nothing is restored anyway.
  }
}
