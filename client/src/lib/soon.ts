import { loadCode } from './codeLoading.ts';
import { whenPageAtRest } from './pageAtRest.ts';

/**
 * Code that a page starts without: it is loaded once the browser is idle, or when it is needed. Returns the function that
 * loads it, which rejects with a `CodeLoadError`.
 */
export function soon<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (typeof window !== 'undefined') {
    whenPageAtRest(() => {
      // The first use tries again, and reports the failure.
      load().catch(() => undefined);
    });
  }
  return () => loadCode(load);
}
