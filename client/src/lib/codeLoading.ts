const NEW_VERSION = 'The shop has a new version. Please load the page again.';

/** A part of the shop's code could not be loaded. */
export class CodeLoadError extends Error {}

/** Loads a part of the shop's code with `import()`. Rejects with a `CodeLoadError`. */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause) => {
    throw new CodeLoadError('Code could not be loaded', { cause });
  });

/** What a shopper is told of a failure. @param otherwise for all but missing code while the browser is online */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof CodeLoadError && navigator.onLine ? NEW_VERSION : otherwise;
