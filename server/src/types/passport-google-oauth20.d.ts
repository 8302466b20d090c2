/** The part of the package that we use; it has no types of its own. */
declare module 'passport-google-oauth20' {
  type Done<T> = (error: Error | null, result: T) => void;

  interface Options<Request> {
    clientID: string;
    clientSecret: string;
    authorizationURL: string;
    tokenURL: string;
    userProfileURL: string;
    scope: string[];
    pkce: boolean;
    /** The strategy recognises this kind of store by the number of its functions' parameters. */
    store: {
      /** @param done called with the state to send */
      store(request: Request, verifier: string, state: unknown, meta: unknown, done: Done<string>): void;
      /** @param done called with PKCE's verifier, or false to refuse */
      verify(request: Request, state: string | undefined, done: Done<string | false>): void;
    };
  }

  export class Strategy<Request extends object> {
    /** The client that requests tokens and profiles. */
    protected _oauth2: { useAuthorizationHeaderforGET(use: boolean): void };
    constructor(
      options: Options<Request>,
      verify: (access: string, refresh: string, profile: { _json: unknown }, done: Done<unknown>) => void,
    );
    /** Called by Passport. */
    authenticate(request: Request, options: { callbackURL: string }): void;
  }
}
