import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { collectMethods, refuseMethod } from '../../src/lib/network/allowedMethods.ts';
import { serveFile } from '../clientFiles.ts';
import { requireOwnPage, sendDocument } from '../document.ts';
import { SandboxError } from '../errors.ts';
import { claimsOf, type OfferedAccount, parseAnotherAccount } from './accounts.ts';
import { ANOTHER, type AuthorizePage, authorizePage } from './authorizePage.ts';
import {
  type AuthorizationRequest,
  type Client,
  callbackUrl,
  createIdentityProvider,
  type IdentityProvider,
} from './identityProvider.ts';
import { notFoundPage, startPage } from './startPage.ts';

export interface GoogleSandboxOptions extends Client {
  /** The only page that it redirects to, on the host of the request or of `shopUrl`. */
  callbackPath: string;
  shopUrl: string;
  /** Page of the shop where a sign-in begins. */
  signInPath: string;
  accounts: readonly OfferedAccount[];
}

/** Whether the endpoints that the shop calls pretend to be away. */
interface Outage {
  isOn: boolean;
}

/** The request cannot be answered with a redirect, because its sender is not known. */
class InvalidRequestError extends Error {}

const parameter = z.string().max(1000).optional();
const authorizationRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string().max(1000),
  response_type: z.literal('code'),
  state: parameter,
  nonce: parameter,
  code_challenge: parameter,
  code_challenge_method: z.literal('S256').optional(),
});

const text = z.string().max(1000).optional().catch(undefined);
/** The rest of the form. */
const answer = z.object({
  answer: z.enum(['allow', 'cancel', 'outage']),
  account: text,
  name: text,
  email: text,
  verified: text,
});

/**
 * An identity provider for practice with those of Google's OpenID endpoints that the shop uses. One switch lets the endpoints that the
 * shop calls itself pretend to be away.
 */
export async function googleSandboxPlugin(
  app: FastifyInstance,
  options: GoogleSandboxOptions,
): Promise<void> {
  const provider = createIdentityProvider(options);
  const outage: Outage = { isOn: false };
  app.setErrorHandler(sendError);
  answerUnknownAddresses(app);
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  serveFile(app, '/page.client.css', 'page.client.css', 'text/css');
  await app.register(async (page) => startRoutes(page, options, outage));
  await app.register(async (page) => authorizeRoutes(page, options, provider, outage));
  await app.register(async (endpoints) => {
    endpoints.addHook('onRequest', async (_, reply) => {
      if (outage.isOn) return reply.code(503).type('text/plain').send('The provider is away.\n');
    });
    googleEndpoints(endpoints, provider);
  });
}

/** The page that tells what the provider is for, with the switch. */
function startRoutes(
  app: FastifyInstance,
  { accounts, signInPath }: GoogleSandboxOptions,
  outage: Outage,
): void {
  parseForms(app);
  app.get('/', async (_, reply) =>
    sendDocument(reply, {
      title: 'Practice sign-in',
      style: styleOf(app),
      formTargets: ["'self'"],
      body: startPage({ action: `${app.prefix}/outage`, signInPath, accounts, isAway: outage.isOn }),
    }),
  );
  app.post('/outage', { onRequest: async (request) => requireOwnPage(request) }, async (_, reply) => {
    outage.isOn = !outage.isOn;
    return reply.redirect(app.prefix, 303);
  });
}

/** A page with 404, and 405 for another method. */
function answerUnknownAddresses(app: FastifyInstance): void {
  const methodsOf = collectMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const refused = refuseMethod(request, reply, methodsOf(request.url.replace(/\?.*$/, '')));
    if (refused.statusCode === 405)
      return refused.type('text/plain; charset=utf-8').send('This address has other methods.\n');
    return sendDocument(refused, {
      title: 'Nothing here · Practice sign-in',
      style: styleOf(app),
      body: notFoundPage(app.prefix),
    });
  });
}

const styleOf = (app: FastifyInstance): string => `${app.prefix}/page.client.css`;

/** The page where somebody chooses an account. */
function authorizeRoutes(
  app: FastifyInstance,
  options: GoogleSandboxOptions,
  provider: IdentityProvider,
  outage: Outage,
): void {
  const { accounts } = options;
  parseForms(app);
  const send = (reply: FastifyReply, page: Pick<AuthorizePage, 'request' | 'typed' | 'errors'>) =>
    sendDocument(reply, {
      title: 'Practice sign-in',
      style: styleOf(app),
      // Browsers also check where the answer to the form redirects.
      formTargets: ["'self'", new URL(page.request.redirect_uri).origin],
      body: authorizePage({ ...page, action: `${app.prefix}/authorize`, accounts, isAway: outage.isOn }),
    });

  app.get('/authorize', async (request, reply) =>
    send(reply, { request: parseRequest(request, request.query, options), typed: {}, errors: {} }),
  );

  app.post(
    '/authorize',
    { onRequest: async (request) => requireOwnPage(request) },
    async (httpRequest, reply) => {
      const request = parseRequest(httpRequest, httpRequest.body, options);
      const form = parseOrRefuse(answer, httpRequest.body);
      const typed = { ...form, verified: form.verified !== undefined };
      if (form.answer === 'cancel')
        return reply.redirect(callbackUrl(request, { error: 'access_denied' }), 303);
      if (form.answer === 'outage') {
        outage.isOn = !outage.isOn;
        return send(reply, { request, typed, errors: {} });
      }
      const account =
        form.account === ANOTHER
          ? parseAnotherAccount(form)
          : (accounts.find(({ email }) => email === form.account) ?? { errors: {} });
      if ('errors' in account) return send(reply.code(422), { request, typed, errors: account.errors });
      return reply.redirect(provider.createRedirect(request, claimsOf(account)), 303);
    },
  );
}

/** A repeated field has its last value. */
function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The endpoints that the shop calls itself. */
export function googleEndpoints(app: FastifyInstance, provider: IdentityProvider): void {
  parseForms(app);
  app.post('/token', async ({ body }, reply) => {
    const tokens = await provider.redeem(body);
    if ('error' in tokens) reply.code(tokens.error === 'invalid_client' ? 401 : 400);
    return tokens;
  });
  app.get('/userinfo', async ({ headers }, reply) => {
    const claims = provider.findClaims(/^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
    return claims ?? reply.code(401).send({ error: 'invalid_token' });
  });
  app.get('/certs', () => provider.publicKeys());
}

/**
 * @throws InvalidRequestError when the client is unknown or wants the browser to be sent elsewhere: then the browser is redirected
 * nowhere
 */
function parseRequest(
  { host }: FastifyRequest,
  input: unknown,
  { clientId, callbackPath, shopUrl }: GoogleSandboxOptions,
): AuthorizationRequest & { client_id: string } {
  const {
    response_type: _,
    code_challenge_method: __,
    ...request
  } = parseOrRefuse(authorizationRequest, input);
  if (request.client_id !== clientId) throw new InvalidRequestError();
  const target = URL.canParse(request.redirect_uri) ? new URL(request.redirect_uri) : null;
  const isOwn =
    target !== null &&
    /^https?:$/.test(target.protocol) &&
    [host, new URL(shopUrl).host].includes(target.host) &&
    target.href === `${target.origin}${callbackPath}`;
  if (!isOwn) throw new InvalidRequestError();
  return request;
}

function parseOrRefuse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const { data, success } = schema.safeParse(input ?? {});
  if (!success) throw new InvalidRequestError();
  return data;
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'practice sign-in failed');
  const message =
    status >= 500
      ? 'This did not work. Please try again.'
      : 'This sign-in was not started by the shop. Please start it there.';
  return reply.code(status).type('text/plain; charset=utf-8').send(`${message}\n`);
}

function statusOf(error: FastifyError): number {
  if (error instanceof InvalidRequestError) return 400;
  return error instanceof SandboxError ? error.status : (error.statusCode ?? 500);
}
