import fastify from 'fastify';
import { googleEndpoints } from '../sandbox/google/google.ts';
import { type Claims, callbackUrl, createIdentityProvider } from '../sandbox/google/identityProvider.ts';

export type { Claims } from '../sandbox/google/identityProvider.ts';

/** The demo's identity provider for any claims and without its page: it signs the chosen person in at once. */
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
  tokenRequests: unknown[];
  close(): Promise<void>;
}

export async function startGoogle(): Promise<GoogleProvider> {
  const clientId = 'shop.apps.googleusercontent.example';
  const clientSecret = 'a-google-secret-of-the-tests';
  const provider = createIdentityProvider({ clientId, clientSecret });
  let person: Claims | null = null;
  const tokenRequests: unknown[] = [];

  const app = fastify({ forceCloseConnections: true });
  app.addHook('preHandler', async ({ body }) => {
    if (body) tokenRequests.push(body);
  });
  app.get<{ Querystring: { redirect_uri: string; state: string; code_challenge: string } }>(
    '/authorize',
    async ({ query }, reply) =>
      reply.redirect(
        person ? provider.createRedirect(query, person) : callbackUrl(query, { error: 'access_denied' }),
      ),
  );
  googleEndpoints(app, provider);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

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
    credential: (claims, changed = {}) => provider.signIdToken({ ...claims, ...changed }),
    tokenRequests,
    close: () => app.close(),
  };
}
