/** Where a page stands in the history. */
interface Place {
  key: string;
  pathname: string;
  search: string;
}

/** What they are stored under, as pairs of name and position. The script in the page's head reads them, too (`askEarly.ts`). */
export const STORE = 'scrollPositions';
/** React Router gives the first page of every load this key. */
const FIRST = 'default';

/** What a page's scroll position is remembered by: its place in the history, or its address when it was loaded anew. */
const nameOf = ({ key, pathname, search }: Place): string => (key === FIRST ? pathname + search : key);

/** How far the pages of this tab's history were scrolled, also over loading the shop anew. */
export function createScrollPositions() {
  const positions = new Map<string, number>(stored());
  return {
    of: (place: Place): number | undefined => positions.get(nameOf(place)),
    keep: (place: Place): void => void positions.set(nameOf(place), window.scrollY),
    store(): void {
      try {
        sessionStorage.setItem(STORE, JSON.stringify([...positions]));
      } catch {
        // Where nothing can be kept, pages that were loaded before this one begin at their top.
      }
    },
  };
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
  } catch {
    // Somebody else's text under our key: the same as nothing kept.
    return [];
  }
}
