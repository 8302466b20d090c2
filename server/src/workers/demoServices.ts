import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { OWN_DOMAIN } from '../../sandbox/google/accounts.ts';
import { googleSandboxPlugin } from '../../sandbox/google/google.ts';
import { mailsPlugin } from '../../sandbox/mails.ts';
import { sandboxPlugin } from '../../sandbox/sandbox.ts';
import type { Env } from '../config/env.ts';
import { GOOGLE_CALLBACK_PATH } from '../features/auth/google/google.rest.ts';
import type { SandboxMailbox } from '../features/notifications/sandboxMailbox.ts';
import { type ConnectionLimits, connectionOptions, limitConnections } from '../http/connectionLimits.ts';
import type { Log } from '../lib/log.ts';
import { demoShopper } from '../seed/demoAccounts.ts';

type DemoEnv = Pick<Env, 'google' | 'payments' | 'shopUrl' | 'shopTimeZone'>;

const PREFIX = '/sandbox';
const SIGN_IN_PREFIX = `${PREFIX}/google`;

/** The second one is linked with the demo's shopper, whose password is public as well. */
const practiceAccounts = [
  {
    name: 'Nila Rao',
    email: `nila@${OWN_DOMAIN}`,
    isVerified: true,
    purpose: 'Is new to the shop: the first sign-in opens an account, each further one is signed in to it.',
  },
  {
    name: demoShopper.name,
    email: demoShopper.email,
    isVerified: true,
    purpose: 'Has an account with a password in the shop: the sign-in is linked with it.',
  },
  {
    name: 'Kabir Sen',
    email: `kabir@${OWN_DOMAIN}`,
    isVerified: false,
    purpose: 'Shows that the shop refuses an address which is not verified.',
  },
];

/**
 * What a demo has instead of services outside: the page of its mails, the payment provider, and the identity provider. The providers
 * run in this process, but the shop calls them over HTTP like the real ones.
 * @param mailbox null: mails are sent, or the shop is live
 */
export async function registerDemoServices(
  app: FastifyInstance,
  { google, payments, shopUrl, shopTimeZone: timeZone }: DemoEnv,
  mailbox: SandboxMailbox | null,
): Promise<void> {
  if (mailbox)
    await app.register(mailsPlugin, { prefix: `${PREFIX}/mails`, list: mailbox.list, shopUrl, timeZone });
  if (google?.sandbox) {
    const { clientId, clientSecret } = google;
    await app.register(googleSandboxPlugin, {
      prefix: SIGN_IN_PREFIX,
      clientId,
      clientSecret,
      callbackPath: GOOGLE_CALLBACK_PATH,
      shopUrl,
      signInPath: '/signIn',
      accounts: practiceAccounts,
    });
  }
  const { sandbox, keyId, keySecret, webhookSecrets } = payments;
  if (!sandbox) return;
  await app.register(sandboxPlugin, {
    prefix: PREFIX,
    keyId,
    keySecret,
    webhookSecret: webhookSecrets[0],
    ...sandbox,
    ...(google?.sandbox && { signInSandbox: SIGN_IN_PREFIX }),
  });
}

/** The demo's services in the primary process, for all its workers. */
export interface DemoServices {
  url: string;
  close(): Promise<void>;
}

/** Starts the demo's services on a free port that only this machine reaches. */
export async function openDemoServices(
  env: DemoEnv & ConnectionLimits,
  log: Log,
  mailbox: SandboxMailbox | null,
): Promise<DemoServices> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    ...connectionOptions(env),
  });
  limitConnections(app, env, log);
  await registerDemoServices(app, env, mailbox);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}

/** Forwards the requests of a worker to the demo's services in the primary process. */
export async function forwardDemoServices(app: FastifyInstance, url: string): Promise<void> {
  const { default: httpProxy } = await import('@fastify/http-proxy');
  await app.register(httpProxy, {
    upstream: url,
    prefix: PREFIX,
    rewritePrefix: PREFIX,
    disableRequestLogging: true,
    replyOptions: {
      // Their pages compare it with the origin of the page that sent the request.
      rewriteRequestHeaders: (request, headers) => ({ ...headers, host: request.host }),
    },
  });
}
