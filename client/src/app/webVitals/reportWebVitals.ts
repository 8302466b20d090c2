import type { createBrowserRouter } from 'react-router-dom';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { NARROW_BELOW } from '../../lib/constants.ts';
import { type PageKind, pageKindOf } from './pageKinds.ts';

export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const URL = '/web-vitals';

interface Value {
  name: MetricType['name'];
  page: PageKind;
  /** ms; of layout shift without a unit. */
  value: number;
}

/**
 * Measures the web vitals of this visit, also what happened before the call, and sends them when the shopper hides or leaves the page.
 * Nothing is sent but values and kinds of pages. Each value is sent once: what happens after the shopper has come back is not counted.
 */
export function reportWebVitals(router: Router): void {
  const findPage = trackPages(router);
  const reportedIds = new Set<string>();
  let values: Value[] = [];

  function add(metric: MetricType): void {
    if (reportedIds.has(metric.id)) return;
    reportedIds.add(metric.id);
    const { name, value, entries, navigationStartTime = 0 } = metric;
    // A page from the browser's back/forward cache has no entries.
    values.push({ name, page: findPage(entries[0]?.startTime ?? navigationStartTime), value });
  }
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(add);

  // After the listeners of web-vitals, which then report the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || values.length === 0) return;
    const device = window.innerWidth < NARROW_BELOW ? 'phone' : 'desktop';
    const body = new Blob([JSON.stringify({ device, values })], { type: 'application/json' });
    navigator.sendBeacon(URL, body);
    values = [];
  });
}

/** Returns a function that finds the kind of the page that was shown at a time, in ms since the document was opened. */
function trackPages(router: Router): (time: number) => PageKind {
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
