import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { z } from 'zod';
import { findLiveModeErrors, findRehearsalErrors } from './liveModeRules.ts';
import { variables } from './variables.ts';

const razorpayKeys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
const googleKeys = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];

/** Variables that are set together or not at all. */
const groups = [
  razorpayKeys,
  googleKeys,
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** One line for each variable that others need. */
function findMissing(environment: NodeJS.ProcessEnv): string[] {
  const errors: string[] = [];
  const isSet = (name: string) => environment[name] !== undefined;
  const requireWith = (cause: string, name: string) => {
    if (!isSet(name)) errors.push(`  ${name}: needed together with ${cause}`);
  };
  for (const group of groups) {
    const present = group.filter(isSet);
    if (present.length > 0) for (const name of group) requireWith(present.join(' and '), name);
  }
  // Mails contain links to the shop.
  if (isSet('SMTP_URL')) requireWith('SMTP_URL', 'PUBLIC_URL');
  if (isSet('DATABASE_REPLICA_URLS')) requireWith('DATABASE_REPLICA_URLS', 'DATABASE_URL');
  // The embedded database is for one process.
  if (Number(environment.WORKERS) > 1) requireWith('more than one worker', 'DATABASE_URL');
  // A Google sign-in that has begun must survive a restart and continue in any process.
  if ([...razorpayKeys, ...googleKeys].every(isSet)) {
    requireWith('GOOGLE_CLIENT_ID in live mode', 'COOKIE_SECRET');
  }
  return errors;
}

function findModeErrors(environment: NodeJS.ProcessEnv): string[] {
  if (environment.REHEARSAL === 'true') return findRehearsalErrors(environment);
  return razorpayKeys.some((name) => environment[name] !== undefined) ? findLiveModeErrors(environment) : [];
}

type Variables = z.infer<typeof variables>;

export type Env = ReturnType<typeof readEnv>;
export type GoogleSettings = NonNullable<Env['google']>;
export type S3Settings = NonNullable<Env['s3']>;
export type MailSettings = Env['mail'];

/** Settings that the shop cannot start with; the message lists every error. */
export class InvalidEnvError extends Error {}

/** @throws InvalidEnvError naming every invalid variable */
function parseVariables(source: NodeJS.ProcessEnv): Variables {
  // An empty variable counts as unset: compose files pass empty text.
  const environment = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(environment);
  const invalid = parsed.error?.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`) ?? [];
  const errors = [...invalid, ...findMissing(environment), ...findModeErrors(environment)];
  if (!parsed.success || errors.length > 0) {
    throw new InvalidEnvError(`These environment variables need attention:\n${errors.join('\n')}`);
  }
  return parsed.data;
}

/**
 * Reads the settings from environment variables.
 * @throws InvalidEnvError naming every invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const env = parseVariables(source);
  const payments = paymentSettings(env);
  const mode = payments.sandbox ? ('demo' as const) : ('live' as const);
  const publicUrl = env.PUBLIC_URL ?? null;
  return {
    /** `live`: real money. */
    mode,
    /** Live mode with a test payment provider: secrets may be weak and addresses private. */
    rehearsal: env.REHEARSAL,
    nodeEnv: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    /** Origin under which shoppers reach the shop; null: the one in the request. */
    publicUrl,
    /** Origin of links in mails and in the greeting: `publicUrl`, or this machine where it is not configured. */
    shopUrl: publicUrl ?? `http://localhost:${env.PORT}`,
    /** IANA name. */
    shopTimeZone: env.SHOP_TIME_ZONE,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    /** Read replicas of the database. */
    replicaUrls: env.DATABASE_REPLICA_URLS,
    /** Whether SQL statements to MySQL or MariaDB name the request that sent them. */
    sqlComments: env.SQL_COMMENTS,
    logLevel: env.LOG_LEVEL,
    /** How long the shop still serves after SIGTERM while it is no longer ready. */
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    /** For the headers of a request, and for its body. */
    requestTimeoutMs: env.REQUEST_TIMEOUT_SECONDS * 1000,
    /** Connections of a process at a time. */
    maxConnections: env.MAX_CONNECTIONS,
    /** Number of processes that share the port. */
    workers: env.WORKERS,
    /** Where the metrics are served; null: there are none. */
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    /** Share of the opened pages whose browser reports how fast they were, 0 to 1. */
    webVitalsShare: env.METRICS_PORT === undefined ? 0 : env.WEB_VITALS_PERCENT / 100,
    /** Whether spans are sent to a collector. */
    isTraced: [env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(Boolean),
    /** Number of proxies in front of the shop that set X-Forwarded-*. */
    trustedProxies: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    limits: { factor: env.RATE_LIMIT_FACTOR, redisUrl: env.REDIS_URL ?? null },
    reservationMs: env.RESERVATION_SECONDS * 1000,
    reconcileMs: env.RECONCILE_SECONDS * 1000,
    /** How long webhooks and mails are collected before they are processed together. */
    backgroundDelayMs: env.BACKGROUND_DELAY_MS,
    /** Whether an empty catalogue is filled with the demo catalogue. */
    seed: env.SEED ?? mode === 'demo',
    payments,
    mail: mailSettings(env, mode),
    /** Null: uploaded images are in the data folder. */
    s3: s3Settings(env),
    /** Null: no Google sign-in. */
    google: googleSettings(env, mode),
    /** Signs cookies. Without a configured one it is new at each start. */
    cookieSecret: env.COOKIE_SECRET ?? randomBytes(32).toString('base64url'),
    /** Signs the cursors of lists; the same after a restart, and in all processes of the shop. */
    cursorSecret: env.COOKIE_SECRET ?? payments.keySecret,
  };
}

function mailSettings(env: Variables, mode: 'demo' | 'live') {
  const smtp = env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null;
  return {
    /** Null: no mail leaves the shop. */
    smtp,
    /** Whether the page /sandbox/mails shows the mails instead. Only in a demo: anybody can read it. */
    sandbox: mode === 'demo' && smtp === null,
  };
}

/** The bucket of uploaded images, at Amazon S3 or a compatible service. */
function s3Settings(env: Variables) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Google's OAuth endpoints and the shop's client; a demo without them has a practice provider of its own. */
function googleSettings(env: Variables, mode: 'demo' | 'live') {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return mode === 'demo' ? googleSandbox(env) : null;
  return {
    sandbox: false,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    authorizationUrl: env.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: env.GOOGLE_TOKEN_URL,
    userinfoUrl: env.GOOGLE_USERINFO_URL,
    certsUrl: env.GOOGLE_CERTS_URL,
  };
}

/** The practice provider under /sandbox/google. */
function googleSandbox(env: Variables) {
  const provider = `${ownUrl(env)}/sandbox/google`;
  return {
    /** In demo mode this process serves the provider itself. */
    sandbox: true,
    clientId: 'kirana-demo',
    // The provider has nothing to protect.
    clientSecret: 'sandbox-google-secret',
    /** For the browser, which knows the shop by other names. */
    authorizationUrl: '/sandbox/google/authorize',
    tokenUrl: `${provider}/token`,
    userinfoUrl: `${provider}/userinfo`,
    certsUrl: `${provider}/certs`,
  };
}

type Secrets = [string, ...string[]];

/** The payment provider. */
function paymentSettings(env: Variables) {
  if (env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET && env.RAZORPAY_WEBHOOK_SECRET) {
    const previous = env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS;
    return {
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      /** The first is in use; a second one is accepted while the secret is being changed. */
      webhookSecrets: [env.RAZORPAY_WEBHOOK_SECRET, ...(previous ? [previous] : [])] satisfies Secrets,
      apiUrl: env.RAZORPAY_API_URL,
      /** URL of the popup's script, for the browser. */
      checkoutScriptUrl: env.RAZORPAY_CHECKOUT_URL,
      sandbox: null,
    };
  }
  const shop = ownUrl(env);
  return {
    keyId: 'rzp_sandbox_kirana',
    // The sandbox has nothing to protect. Constant, so that its payments stay valid after a restart.
    keySecret: 'sandbox-key-secret',
    webhookSecrets: ['sandbox-webhook-secret'] satisfies Secrets,
    apiUrl: `${shop}/sandbox`,
    checkoutScriptUrl: '/sandbox/checkout.js',
    /** In demo mode this process serves the provider itself; null in live mode. */
    sandbox: {
      journalFile: path.resolve(env.DATA_DIR, 'sandbox-payments.jsonl'),
      webhookUrl: `${shop}/webhooks/razorpay`,
    },
  };
}

/** Where this machine reaches the shop. */
const ownUrl = ({ HOST, PORT }: Variables): string => `http://${localHostFor(HOST)}:${PORT}`;

/** The host under which this machine reaches a server that listens on `host`. */
function localHostFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
