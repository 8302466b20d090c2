import { whenPageAtRest } from './pageAtRest.ts';

/** Code that a page begins without: it comes once the page is at rest, or when it is asked for. Gives the way to ask. */
export function soon<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (typeof window !== 'undefined') {
    whenPageAtRest(() => {
      // Whoever needs it asks again.
      load().catch(() => undefined);
    });
  }
  return load;
}
