import type { createBrowserRouter } from 'react-router-dom';
import { type PageKind, pageKindOf } from './pageKinds.ts';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Finds the kind of the page that was shown at a time, in ms since the document was opened. */
export type PageFinder = (time: number) => PageKind;

/** Records the navigations from now on. */
export function trackPages(router: Router): PageFinder {
  const current = () => pageKindOf(router.state.matches.at(-1)?.route.id);
  const first = current();
  const navigations: { time: number; page: PageKind }[] = [];
  router.subscribe(({ navigation }) => {
    const page = current();
    if (navigation.state === 'idle' && page !== (navigations.at(-1)?.page ?? first))
      navigations.push({ time: performance.now(), page });
  });
  return (time) => navigations.findLast((navigation) => navigation.time <= time)?.page ?? first;
}
