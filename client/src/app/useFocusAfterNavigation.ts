import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the page's own part. */
export const CONTENT = 'content';

/** When what had the focus has gone with the page before, it goes on at the new page's content, not at the very top. */
export function useFocusAfterNavigation(): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById(CONTENT)?.focus({ preventScroll: true });
  }, [page]);
}
