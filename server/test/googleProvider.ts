import { createPublicKey, type JsonWebKeyInput } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

/** The claims of an ID token. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A local OpenID provider with Google's API. It signs the chosen person in without a dialog. */
export interface GoogleProvider {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Environment variables that point a shop to this provider. */
  variables: Record<string, string>;
  /** Chooses the person of the next sign-ins; null: the sign-ins are cancelled. */
  setPerson(person: Claims | null): void;
  /** Creates an ID token; `changed` adds or replaces claims. */
  credential(person: Claims, changed?: Record<string, unknown>): Promise<string>;
  /** Bodies of the requests for tokens so far. */
  tokenRequests: Record<string, unknown>[];
  close(): Promise<void>;
}

/** @param port default: any free one */
export async function startGoogle(port = 0): Promise<GoogleProvider> {
  const clientId = 'shop.apps.googleusercontent.example';
  const clientSecret = 'a-google-secret-of-the-tests';
  const issuer = new OAuth2Issuer();
  issuer.url = 'https://accounts.google.com';
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  let person: Claims | null = null;
  const tokenRequests: Record<string, unknown>[] = [];

  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    if (person) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  service.on('beforeResponse', (_, { body }: { body: Record<string, unknown> }) => {
    tokenRequests.push({ ...body });
  });
  service.on('beforeUserinfo', (response: { body: unknown }) => {
    response.body = person;
  });

  const server = createServer((request, response) => {
    if (request.url !== '/certs') return void service.requestHandler(request, response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(pemByKeyId(issuer)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    url,
    clientId,
    clientSecret,
    variables: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
      GOOGLE_CERTS_URL: `${url}/certs`,
    },
    setPerson(nextPerson) {
      person = nextPerson;
    },
    credential: (claims, changed = {}) =>
      issuer.buildToken({
        scopesOrTransform: (_, payload) => Object.assign(payload, { aud: clientId, ...claims, ...changed }),
      }),
    tokenRequests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The public keys by key id. Google publishes certificates instead of bare keys. */
function pemByKeyId(issuer: OAuth2Issuer): Record<string, string> {
  const keys = issuer.keys.toJSON() as (JsonWebKeyInput['key'] & { kid: string })[];
  const pem = (key: JsonWebKeyInput['key']) =>
    createPublicKey({ key, format: 'jwk' }).export({ format: 'pem', type: 'spki' }).toString();
  return Object.fromEntries(keys.map((key) => [key.kid, pem(key)]));
}
