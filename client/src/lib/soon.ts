import { whenPageAtRest } from './pageAtRest.ts';

const REPLACED = 'The shop has a new version. Please load the page again.';

class Replaced extends Error {}

/**
 * Code that a page begins without: it comes once the page is at rest, or when it is asked for. Gives the way to ask; `failureText` says
 * why it cannot be had. The page stays as it is then: what was clicked would be lost unseen, and what was typed with it.
 */
export function soon<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (typeof window !== 'undefined') {
    whenPageAtRest(() => {
      // Whoever needs it asks again.
      load().catch(() => undefined);
    });
  }
  return () =>
    load().catch((error) => {
      // Without a network nothing is replaced.
      throw navigator.onLine ? new Replaced(REPLACED, { cause: error }) : error;
    });
}

/** What a shopper is told of something that has failed. @param otherwise for all but code that is gone */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof Replaced ? error.message : otherwise;
