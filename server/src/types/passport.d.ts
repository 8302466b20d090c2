/** The part of the package that we use; its own types are for Express. */
declare module 'passport' {
  /** The part of a response that a redirect uses. */
  interface Response {
    setHeader(name: string, value: string): void;
    end(): void;
  }

  export class Authenticator<Request extends object> {
    use(name: string, strategy: { authenticate(request: Request, options: never): void }): void;
    /** @param done called with an error, with the strategy's result, or with false if the authentication fails */
    authenticate(
      name: string,
      options: { callbackURL: string; session: false },
      done: (error: Error | null, result?: unknown) => void,
    ): (request: Request, response: Response, next: (error?: unknown) => void) => void;
  }
}
