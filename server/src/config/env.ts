import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { z } from 'zod';
import { liveFaults, rehearsalFaults } from './liveModeRules.ts';
import { variables } from './variables.ts';

const razorpayKeys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
const mailKeys = ['SMTP_URL', 'MAIL_FROM'];
const s3Keys = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const googleKeys = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];

/** What lacks when some but not all of an account's variables are given. */
function missingKeys(given: NodeJS.ProcessEnv, keys: string[]): string[] {
  const there = keys.filter((name) => given[name] !== undefined);
  if (there.length === 0) return [];
  return keys
    .filter((name) => given[name] === undefined)
    .map((name) => `  ${name}: needed together with ${there.join(' and ')}`);
}

/** Where real money is, a sign-in that has begun must survive a restart and reach any process. */
function missingCookieSecret(given: NodeJS.ProcessEnv): string[] {
  const needs = [...razorpayKeys, ...googleKeys].every((name) => given[name] !== undefined);
  return needs && given.COOKIE_SECRET === undefined
    ? ['  COOKIE_SECRET: needed together with GOOGLE_CLIENT_ID in live mode']
    : [];
}

/** Mails lead to the shop, and no request says where that is. */
function missingAddress(given: NodeJS.ProcessEnv): string[] {
  return given.SMTP_URL !== undefined && given.PUBLIC_URL === undefined
    ? ['  PUBLIC_URL: needed together with SMTP_URL']
    : [];
}

/** What the shop does not take real money with, or does not rehearse with. */
function faultsOfMode(given: NodeJS.ProcessEnv): string[] {
  if (given.REHEARSAL === 'true') return rehearsalFaults(given);
  return razorpayKeys.some((name) => given[name] !== undefined) ? liveFaults(given) : [];
}

/** How to talk to the payment provider. */
export interface PaymentSettings {
  keyId: string;
  keySecret: string;
  /** The first is in use; a second one is accepted while the secret is being rotated. */
  webhookSecrets: [string, ...string[]];
  apiUrl: string;
  /** Address of the popup's script, for the browser. */
  checkoutScriptUrl: string;
  /** Demo mode: this process serves the provider itself. Null in live mode. */
  sandbox: { journalFile: string; webhookUrl: string } | null;
}

/** How to talk to Google about who somebody is. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Where browsers are sent. */
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  /** The keys of ID tokens: JSON of PEM texts by key id. */
  certsUrl: string;
}

/** Where uploaded pictures are: a bucket at Amazon S3, or at what speaks its language. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How mails leave the house. */
export interface MailSettings {
  /** Null: they do not. */
  smtp: { url: string; from: string } | null;
  /** Whether those that are not sent are in the log, with all that they say. */
  logged: boolean;
}

export type Env = ReturnType<typeof readEnv>;

/** A configuration that the shop cannot start with; `message` lists every fault. */
export class BadEnvironment extends Error {}

/**
 * Reads the settings from environment variables.
 * @throws BadEnvironment naming every variable that is wrong, not only the first.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  // An unset variable and an empty one are the same: compose files hand over the empty text.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const malformed = parsed.error?.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`) ?? [];
  const faults = [
    ...malformed,
    ...missingKeys(given, razorpayKeys),
    ...missingKeys(given, googleKeys),
    ...missingKeys(given, mailKeys),
    ...missingKeys(given, s3Keys),
    ...missingAddress(given),
    ...missingCookieSecret(given),
    ...faultsOfMode(given),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new BadEnvironment(`These environment variables need attention:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  const payments = paymentSettings(env);
  const mode = payments.sandbox ? ('demo' as const) : ('live' as const);
  const publicUrl = env.PUBLIC_URL ?? null;
  return {
    /** `live`: real money. */
    mode,
    /** A live shop whose money is none: its secrets and addresses need not be fit for the world. */
    rehearsal: env.REHEARSAL,
    nodeEnv: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    /** Where shoppers reach the shop, without a slash at the end; null: as the request says. */
    publicUrl,
    /** Where links in mails lead, without a slash at the end. */
    address: publicUrl ?? `http://localhost:${env.PORT}`,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    logLevel: env.LOG_LEVEL,
    /** How many proxies in front of the shop tell who is calling. */
    trustedProxies: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    limits: { factor: env.RATE_LIMIT_FACTOR, redisUrl: env.REDIS_URL ?? null },
    reservationMs: env.RESERVATION_SECONDS * 1000,
    reconcileMs: env.RECONCILE_SECONDS * 1000,
    /** How long webhooks and mails wait, so that several are processed together. */
    backgroundDelayMs: env.BACKGROUND_DELAY_MS,
    /** Whether an empty catalogue is filled with the demo's. */
    seed: env.SEED ?? mode === 'demo',
    payments,
    mail: mailSettings(env, mode),
    /** Null: uploaded pictures are in the data folder. */
    s3: s3Settings(env),
    /** Null: without Google sign-in. */
    google: googleSettings(env),
    /** Signs what browsers keep for us between two requests. Without a given one it is new with every start. */
    cookieSecret: env.COOKIE_SECRET ?? randomBytes(32).toString('base64url'),
  };
}

function mailSettings(env: z.infer<typeof variables>, mode: 'demo' | 'live'): MailSettings {
  const smtp = env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null;
  return { smtp, logged: mode === 'demo' };
}

function s3Settings(env: z.infer<typeof variables>): S3Settings | null {
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

function googleSettings(env: z.infer<typeof variables>): GoogleSettings | null {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    authorizationUrl: env.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: env.GOOGLE_TOKEN_URL,
    userinfoUrl: env.GOOGLE_USERINFO_URL,
    certsUrl: env.GOOGLE_CERTS_URL,
  };
}

function paymentSettings(env: z.infer<typeof variables>): PaymentSettings {
  if (env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET && env.RAZORPAY_WEBHOOK_SECRET) {
    const previous = env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS;
    return {
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      webhookSecrets: [env.RAZORPAY_WEBHOOK_SECRET, ...(previous ? [previous] : [])],
      apiUrl: env.RAZORPAY_API_URL,
      checkoutScriptUrl: env.RAZORPAY_CHECKOUT_URL,
      sandbox: null,
    };
  }
  const shop = `http://${reachable(env.HOST)}:${env.PORT}`;
  return {
    keyId: 'rzp_sandbox_kirana',
    // No money moves in the sandbox, so nothing is to be guarded; constant, so that a restart knows its payments again.
    keySecret: 'sandbox-key-secret',
    webhookSecrets: ['sandbox-webhook-secret'],
    apiUrl: `${shop}/sandbox`,
    checkoutScriptUrl: '/sandbox/checkout.js',
    sandbox: {
      journalFile: path.resolve(env.DATA_DIR, 'sandbox-payments.jsonl'),
      webhookUrl: `${shop}/webhooks/razorpay`,
    },
  };
}

/** The host of an address on which a server that listens on `host` is reached from this machine. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
