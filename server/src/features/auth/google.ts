import { OAuth2Client } from 'google-auth-library';
import { Authenticator } from 'passport';
import { Strategy } from 'passport-google-oauth20';
import { z } from 'zod';
import type { GoogleSettings } from '../../config/env.ts';
import { emailAddress } from '../../lib/emailAddress.ts';
import { newToken } from './tokens.ts';

/** Google's way to say who somebody is, in ID tokens and profiles alike. An unproven address identifies nobody. */
const claims = z
  .object({
    sub: z.string().min(1).max(255),
    email: emailAddress,
    email_verified: z.literal(true),
    name: z.string().trim().catch(''),
  })
  .transform(({ sub, email, name }) => ({
    sub,
    email,
    name: (name || email.replace(/@.*/, '')).slice(0, 100),
  }));

/** Somebody whom Google knows by `sub`, and who has proven to Google that the address is theirs. */
export type GoogleIdentity = z.infer<typeof claims>;

/** What the browser has to keep between the way to Google and the way back. */
export interface Begun {
  /** Comes back with the answer to this request, and to no other. */
  state: string;
  /** PKCE: whoever steals the answer lacks it. */
  verifier: string;
}

/** What came back from Google, in the address. */
export interface Returned {
  code?: string;
  state?: string;
  error?: string;
}

export type Refusal = 'cancelled' | 'stale' | 'unverified';

/** Google, which says who somebody is. */
export interface Google {
  /** Begins a sign-in. @param callbackUrl where Google sends the browser back to */
  begin(callbackUrl: string): Promise<{ url: string; begun: Begun }>;
  /**
   * Ends it. @param begun null when the browser has kept nothing
   * @throws when Google cannot be reached, or knows nothing of such a sign-in
   */
  finish(callbackUrl: string, returned: Returned, begun: Begun | null): Promise<GoogleIdentity | Refusal>;
  /**
   * Whom an ID token speaks of that Google has issued for this shop; null when it is forged, expired, for another, or
   * of somebody whose address is unproven.
   * @throws when Google's keys cannot be read
   */
  identityOf(credential: string): Promise<GoogleIdentity | null>;
}

const ANSWER_WITHIN_MS = 10_000;

/** What the strategy takes for the request. */
interface Attempt {
  query: Returned;
  begun: Begun | null;
}

/** How the strategy ends. */
type Ending = { redirect: string } | { claims: unknown } | 'refused';

/** Google sign-in for the client that the settings name. */
export function createGoogle(settings: GoogleSettings): Google {
  const run = createRun(settings);
  const { certsUrl, clientId } = settings;
  const tokens = new OAuth2Client({
    endpoints: { oauth2FederatedSignonPemCertsUrl: certsUrl },
    transporterOptions: { timeout: ANSWER_WITHIN_MS, fetchImplementation: fetch },
  });

  return {
    async begin(callbackUrl) {
      const attempt: Attempt = { query: {}, begun: null };
      const ending = await run(attempt, callbackUrl);
      if (ending === 'refused' || !('redirect' in ending) || !attempt.begun)
        throw new Error('No way to Google was made');
      return { url: ending.redirect, begun: attempt.begun };
    },

    async finish(callbackUrl, query, begun) {
      if (query.error === 'access_denied') return 'cancelled';
      if (!query.code) return 'stale';
      const ending = await run({ query, begun }, callbackUrl);
      if (ending === 'refused' || !('claims' in ending)) return 'stale';
      return claims.safeParse(ending.claims).data ?? 'unverified';
    },

    async identityOf(credential) {
      const { certs } = await tokens.getFederatedSignonCertsAsync();
      const issuers = ['https://accounts.google.com', 'accounts.google.com'];
      const ticket = await tokens
        .verifySignedJwtWithCertsAsync(credential, certs, clientId, issuers)
        // The error's text quotes the token; that it proves nothing is all to be said.
        .catch(() => null);
      return claims.safeParse(ticket?.getPayload()).data ?? null;
    },
  };
}

/** Passport's Google strategy as a function, without sessions of its own: what it has to remember is its caller's. */
function createRun(settings: GoogleSettings): (attempt: Attempt, callbackURL: string) => Promise<Ending> {
  const passport = new Authenticator<Attempt>();
  passport.use('google', new GoogleStrategy(settings));
  return (attempt, callbackURL) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Google did not answer in time')), ANSWER_WITHIN_MS);
      const settle = (ending: Ending) => {
        clearTimeout(timer);
        resolve(ending);
      };
      const authenticate = passport.authenticate(
        'google',
        { callbackURL, session: false },
        (error, known) => {
          if (!error) return settle(known ? { claims: known } : 'refused');
          clearTimeout(timer);
          reject(error);
        },
      );
      // Passport writes a redirect to Node's response; ours goes out through Fastify.
      const setHeader = (name: string, value: string) => {
        if (name === 'Location') settle({ redirect: value });
      };
      authenticate(attempt, { setHeader, end: () => {} }, reject);
    });
}

class GoogleStrategy extends Strategy<Attempt> {
  constructor({ clientId, clientSecret, authorizationUrl, tokenUrl, userinfoUrl }: GoogleSettings) {
    super(
      {
        clientID: clientId,
        clientSecret,
        authorizationURL: authorizationUrl,
        tokenURL: tokenUrl,
        userProfileURL: userinfoUrl,
        scope: ['openid', 'email', 'profile'],
        pkce: true,
        store: {
          store(attempt, verifier, _state, _meta, done) {
            attempt.begun = { state: newToken(), verifier };
            done(null, attempt.begun.state);
          },
          verify({ begun }, state, done) {
            done(null, begun !== null && begun.state === state && begun.verifier);
          },
        },
      },
      (_access, _refresh, profile, done) => done(null, profile._json),
    );
    // Addresses end up in logs: the access token stays out of them.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }
}
