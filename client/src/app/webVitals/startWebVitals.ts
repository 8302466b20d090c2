import { whenIdle } from '../../lib/page/idle.ts';
import { type Router, trackPages } from './trackPages.ts';

/** The id of the script element with the share of the opened pages that report, which `server/src/ssr/clientBuild.ts` writes. */
const SHARE_ID = 'web-vitals-share';

/** Measures this visit if it belongs to the share that the server asks for. Its code is loaded when the page is idle. */
export async function startWebVitals(router: Router): Promise<void> {
  const share = Number(document.getElementById(SHARE_ID)?.textContent ?? 0);
  if (Math.random() >= share) return;
  // At once: the shopper may leave the first page before the rest is loaded.
  const findPage = trackPages(router);
  await whenIdle();
  const { reportWebVitals } = await import('./reportWebVitals.ts');
  reportWebVitals(findPage);
}
