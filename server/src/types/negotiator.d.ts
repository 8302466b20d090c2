/** What we use of it; it brings no types of its own. */
declare module 'negotiator' {
  export class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The one of `available` that the client would rather have than all others, if it takes any; of equals the first in `preferred`. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
}
