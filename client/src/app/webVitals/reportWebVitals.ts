import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { NARROW_BELOW } from '../../lib/constants.ts';
import type { PageKind } from './pageKinds.ts';
import type { PageFinder } from './trackPages.ts';

const REPORT_URL = '/web-vitals';

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
export function reportWebVitals(findPage: PageFinder): void {
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
    navigator.sendBeacon(REPORT_URL, body);
    values = [];
  });
}
