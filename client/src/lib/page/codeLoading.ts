const NEW_VERSION = 'The shop has a new version. Please load the page again.';

/** A part of the shop's code could not be loaded. */
export class CodeLoadError extends Error {}

/** Loads a part of the shop's code with `import()`. Rejects with a `CodeLoadError`. */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause) => {
    throw new CodeLoadError('Code could not be loaded', { cause });
  });

/** The message for an error. Code that cannot be loaded online belongs to an old version. @param fallback for all other errors */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof CodeLoadError && navigator.onLine ? NEW_VERSION : fallback;
