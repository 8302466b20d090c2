import { OAuth2Client } from 'google-auth-library';
import { Authenticator } from 'passport';
import { Strategy } from 'passport-google-oauth20';
import { z } from 'zod';
import type { GoogleSettings } from '../../../config/env.ts';
import { emailAddress } from '../../../lib/input/emailAddress.ts';
import { toLine } from '../../../lib/input/textInput.ts';
import { newToken } from '../../../lib/tokens.ts';

/** Of a shopper's name, in characters. */
const MAX_NAME = 100;

/** Claims of an ID token or a userinfo answer. An unverified address identifies nobody. */
const claimsSchema = z
  .object({
    sub: z.string().min(1).max(255),
    email: emailAddress,
    email_verified: z.literal(true),
    name: z.string().catch(''),
  })
  .transform(({ sub, email, name }) => ({
    sub,
    email,
    name: toLine(name, MAX_NAME) || email.replace(/@.*/, '').slice(0, MAX_NAME),
  }));

/** A Google account; `sub` is its permanent id. Google has verified the address. */
export type GoogleIdentity = z.infer<typeof claimsSchema>;

/** What the browser keeps between the redirect to Google and the callback. */
export interface PendingSignIn {
  /** Google returns it in the callback, which ties the callback to this browser. */
  state: string;
  /** PKCE verifier: a stolen authorization code is useless without it. */
  verifier: string;
}

/** Query parameters of the callback. */
interface CallbackParameters {
  code?: string;
  state?: string;
  error?: string;
}

export type Refusal = 'cancelled' | 'stale' | 'unverified';

/** Google cannot be reached or answers with a server error. */
export class GoogleUnavailableError extends Error {}

export interface GoogleClient {
  /** @param callbackUrl where Google redirects the browser to */
  begin(callbackUrl: string): Promise<{ url: string; pending: PendingSignIn }>;
  /**
   * Exchanges the parameters of the callback for the identity.
   * @param pending null when the browser has kept none
   * @throws GoogleUnavailableError; other errors when Google refuses the exchange
   */
  finish(
    callbackUrl: string,
    parameters: CallbackParameters,
    pending: PendingSignIn | null,
  ): Promise<GoogleIdentity | Refusal>;
  /**
   * The identity of an ID token that Google has issued for this shop; null when the token is malformed, forged, expired,
   * issued for another client, or its address is unverified.
   * @throws GoogleUnavailableError when Google's keys cannot be fetched
   */
  verifyCredential(credential: string): Promise<GoogleIdentity | null>;
}

const TIMEOUT_MS = 10_000;
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Passport's "request". */
interface StrategyRequest {
  query: CallbackParameters;
  pending: PendingSignIn | null;
}

type StrategyResult = { redirect: string } | { claims: unknown } | 'refused';

export function createGoogleClient(settings: GoogleSettings): GoogleClient {
  const runStrategy = createStrategyRunner(settings);
  const { certsUrl, clientId } = settings;
  const verifier = new OAuth2Client({
    endpoints: { oauth2FederatedSignonPemCertsUrl: certsUrl },
    transporterOptions: { timeout: TIMEOUT_MS, fetchImplementation: fetch },
  });

  return {
    async begin(callbackUrl) {
      const request: StrategyRequest = { query: {}, pending: null };
      const result = await runStrategy(request, callbackUrl);
      if (result === 'refused' || !('redirect' in result) || !request.pending)
        throw new Error('Passport did not redirect to Google');
      return { url: result.redirect, pending: request.pending };
    },

    async finish(callbackUrl, query, pending) {
      if (query.error === 'access_denied') return 'cancelled';
      if (!query.code) return 'stale';
      const result = await runStrategy({ query, pending }, callbackUrl);
      if (result === 'refused' || !('claims' in result)) return 'stale';
      return claimsSchema.safeParse(result.claims).data ?? 'unverified';
    },

    async verifyCredential(credential) {
      // Needs no keys: text that is no token is refused even when Google is away.
      if (!isSignedToken(credential)) return null;
      const { certs } = await verifier.getFederatedSignonCertsAsync().catch((cause: unknown) => {
        throw new GoogleUnavailableError('Google’s keys cannot be fetched', { cause });
      });
      const ticket = await verifier
        .verifySignedJwtWithCertsAsync(credential, certs, clientId, ISSUERS)
        // Not logged: the error's message contains the token.
        .catch(() => null);
      return claimsSchema.safeParse(ticket?.getPayload()).data ?? null;
    },
  };
}

const tokenHeader = z.object({ alg: z.literal('RS256'), kid: z.string() });

/** Whether the text has the form of a token that Google signs. */
function isSignedToken(text: string): boolean {
  const [header, ...rest] = text.split('.');
  if (!header || rest.length !== 2 || rest.some((part) => !/^[\w-]+$/.test(part))) return false;
  try {
    return tokenHeader.safeParse(JSON.parse(Buffer.from(header, 'base64url').toString())).success;
  } catch {
    // Not JSON.
    return false;
  }
}

/** Passport's Google strategy as a function without a session store: the caller keeps `pending`. */
function createStrategyRunner(
  settings: GoogleSettings,
): (request: StrategyRequest, callbackURL: string) => Promise<StrategyResult> {
  const passport = new Authenticator<StrategyRequest>();
  passport.use('google', new GoogleStrategy(settings));
  return (request, callbackURL) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new GoogleUnavailableError('Google did not answer in time')),
        TIMEOUT_MS,
      );
      const settle = (result: StrategyResult) => {
        clearTimeout(timer);
        resolve(result);
      };
      const authenticate = passport.authenticate(
        'google',
        { callbackURL, session: false },
        (error, claims) => {
          if (!error) return settle(claims ? { claims } : 'refused');
          clearTimeout(timer);
          reject(
            isUnavailable(error) ? new GoogleUnavailableError('Google failed', { cause: error }) : error,
          );
        },
      );
      // Passport writes the redirect to a Node response; this one takes only its Location header.
      const setHeader = (name: string, value: string) => {
        if (name === 'Location') settle({ redirect: value });
      };
      authenticate(request, { setHeader, end: () => {} }, reject);
    });
}

/** Whether a request of the strategy failed on the network or with a server error, as passport-oauth2 wraps it. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || !('oauthError' in error)) return false;
  const { statusCode } = (error.oauthError ?? {}) as { statusCode?: number };
  return statusCode === undefined || statusCode >= 500;
}

class GoogleStrategy extends Strategy<StrategyRequest> {
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
          store(request, verifier, _state, _meta, done) {
            request.pending = { state: newToken(), verifier };
            done(null, request.pending.state);
          },
          verify({ pending }, state, done) {
            done(null, pending !== null && pending.state === state && pending.verifier);
          },
        },
      },
      (_access, _refresh, profile, done) => done(null, profile._json),
    );
    // URLs end up in logs, so the access token goes into a header.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }
}
