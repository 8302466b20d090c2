import { createHash, generateKeyPair, randomBytes, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { memoizeAsync } from '../../src/lib/limits/memoizeAsync.ts';

/** What the provider says about a person. `sub` is the account's permanent id. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface Client {
  clientId: string;
  clientSecret: string;
}

/** A request for a sign-in whose client and `redirect_uri` have been checked. */
export interface AuthorizationRequest {
  redirect_uri: string;
  state?: string | undefined;
  nonce?: string | undefined;
  /** PKCE with S256. */
  code_challenge?: string | undefined;
}

/** An answer of the token endpoint, as OAuth 2.0 defines it. */
export type TokenAnswer =
  | { access_token: string; token_type: 'Bearer'; expires_in: number; scope: string; id_token: string }
  | { error: 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'; error_description: string };

/** Signs people in with codes, access tokens and ID tokens, as Google does. Everything is in memory. */
export interface IdentityProvider {
  /** The URL that brings a browser back to the client with a one-time code. */
  createRedirect(request: AuthorizationRequest, claims: Claims): string;
  /** Exchanges a code for tokens. @param body the form of the request */
  redeem(body: unknown): Promise<TokenAnswer>;
  /** The claims of an access token; null when it is unknown or has expired. */
  findClaims(accessToken: string): Claims | null;
  /** An ID token; other claims, such as `aud`, are replaced by those in `claims`. */
  signIdToken(claims: object): Promise<string>;
  /** The public key as PEM by key id. Google publishes certificates instead of bare keys. */
  publicKeys(): Promise<Record<string, string>>;
}

const ISSUER = 'https://accounts.google.com';
const CODE_LIFETIME_MS = 60_000;
const TOKEN_LIFETIME_MS = 5 * 60_000;
/** More codes than this at one time push the oldest ones out. */
const MAX_ENTRIES = 1000;

const text = z.string().max(1000).catch('');
const tokenRequest = z
  .object({
    grant_type: text,
    code: text,
    redirect_uri: text,
    code_verifier: text,
    client_id: text,
    client_secret: text,
  })
  .catch({
    grant_type: '',
    code: '',
    redirect_uri: '',
    code_verifier: '',
    client_id: '',
    client_secret: '',
  });

export function createIdentityProvider({ clientId, clientSecret }: Client): IdentityProvider {
  const codes = new LRUCache<string, { request: AuthorizationRequest; claims: Claims }>({
    max: MAX_ENTRIES,
    ttl: CODE_LIFETIME_MS,
  });
  const accessTokens = new LRUCache<string, Claims>({ max: MAX_ENTRIES, ttl: TOKEN_LIFETIME_MS });
  // Takes a tenth of a second, which a shop without such a sign-in never spends.
  const loadKey = memoizeAsync(createKey);

  async function signIdToken(claims: object): Promise<string> {
    const { kid, privateKey } = await loadKey();
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: ISSUER, aud: clientId, iat: now, exp: now + 3600, ...claims };
    const signed = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode(payload)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  return {
    createRedirect(request, claims) {
      const code = newToken();
      codes.set(code, { request, claims });
      return callbackUrl(request, { code });
    },
    async redeem(body) {
      const input = tokenRequest.parse(body);
      if (input.client_id !== clientId || input.client_secret !== clientSecret)
        return { error: 'invalid_client', error_description: 'The client or its secret is not known.' };
      if (input.grant_type !== 'authorization_code')
        return { error: 'unsupported_grant_type', error_description: 'Only codes can be exchanged.' };
      const grant = codes.get(input.code);
      // Once only, even when the rest of the request is wrong.
      codes.delete(input.code);
      if (!grant || !matches(grant.request, input))
        return { error: 'invalid_grant', error_description: 'The code is used, too old, or not for this.' };
      const { claims, request } = grant;
      const accessToken = newToken();
      accessTokens.set(accessToken, claims);
      return {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: TOKEN_LIFETIME_MS / 1000,
        scope: 'openid email profile',
        id_token: await signIdToken({ ...claims, ...(request.nonce && { nonce: request.nonce }) }),
      };
    },
    findClaims: (accessToken) => accessTokens.get(accessToken) ?? null,
    signIdToken,
    async publicKeys() {
      const { kid, publicPem } = await loadKey();
      return { [kid]: publicPem };
    },
  };
}

/** The client's callback with an answer and the state of the request. */
export function callbackUrl(
  { redirect_uri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, ...(state && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}

/** Whether a code was made for the same callback and for the owner of PKCE's verifier. */
function matches(
  { redirect_uri, code_challenge }: AuthorizationRequest,
  input: { redirect_uri: string; code_verifier: string },
): boolean {
  if (input.redirect_uri !== redirect_uri) return false;
  const challenge = createHash('sha256').update(input.code_verifier).digest('base64url');
  return code_challenge === undefined || challenge === code_challenge;
}

async function createKey() {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  return { kid: randomUUID(), privateKey, publicPem };
}

const newToken = () => randomBytes(32).toString('base64url');
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
