/** What we use of the package, whose own types are for Express. */
declare module 'passport' {
  /** What of a response it writes to when a strategy redirects. */
  interface Response {
    setHeader(name: string, value: string): void;
    end(): void;
  }

  export class Authenticator<Request extends object> {
    use(name: string, strategy: { authenticate(request: Request, options: never): void }): void;
    /** @param done called with an error, with what the strategy has found out, or with false when it refuses */
    authenticate(
      name: string,
      options: { callbackURL: string; session: false },
      done: (error: Error | null, known?: unknown) => void,
    ): (request: Request, response: Response, next: (error?: unknown) => void) => void;
  }
}
