import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the page's `main` element. */
export const CONTENT_ID = 'content';

/** After a navigation that removed the focused element, moves the focus to the new page's content instead of the document. */
export function FocusAfterNavigation() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [page]);
  return null;
}
