/** The part of the package that we use; it has no types of its own. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The client's preferred encoding among `available`, undefined if it accepts none. Of equal ones, the first in `preferred`. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
}
