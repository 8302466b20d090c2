import { z } from 'zod';
import { decodeUrlPart } from '../lib/text/decodeUrlPart.ts';
import { hasOneOffset, isTimeZone } from '../lib/time/shopZone.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const integer = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};
/** At most a day: longer times overflow timers. */
const seconds = integer(1, 86_400);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' });

function isOriginUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const decodableCredentials = [
  (text: string) => {
    if (!URL.canParse(text)) return true;
    const { username, password } = new URL(text);
    return decodeUrlPart(username + password) !== null;
  },
  'must have a % in its user or password written as %25',
] as const;

/** Texts separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const databaseUrl = z
  .url({ protocol: /^(mysql|mariadb)$/, error: 'must look like mysql://user:password@host/database' })
  .refine(
    (url) => URL.canParse(url) && new URL(url).pathname.length > 1,
    'must name a database: mysql://user:password@host/database',
  )
  .refine(...decodableCredentials);

/**
 * The schema of each environment variable, by section of docs/configuration.md, which `npm run config:docs` generates from the
 * descriptions and defaults.
 */
export const variableSections = {
  Server: {
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('Environment; `npm start` sets `production`.'),
    HOST: z.string().default('0.0.0.0').describe('Address to listen on.'),
    PORT: integer(1, 65_535).default(4000).describe('Port to listen on.'),
    PUBLIC_URL: httpUrl
      .refine(isOriginUrl, 'must be an origin such as https://kirana.example, without a path')
      .transform((text) => new URL(text).origin)
      .optional()
      .describe(
        'Origin under which shoppers reach the shop, such as `https://kirana.example`. Required in live mode and to send mail.',
      ),
    SHOP_TIME_ZONE: z
      .string()
      .default('Asia/Kolkata')
      .refine(isTimeZone, { error: 'must be the name of a time zone, such as Asia/Kolkata', abort: true })
      .refine(
        (name) => hasOneOffset(name),
        'must be a time zone without daylight-saving time: the shop counts days with one offset',
      )
      .describe(
        'IANA time zone of the shop, without daylight-saving time. It decides every day that is shown or counted. Set it before the first order ([decision 53](decisions/053-days-of-the-shop.md)).',
      ),
    TRUST_PROXY: integer(0, 10)
      .default(0)
      .describe('Number of proxies in front of the shop that set `X-Forwarded-*`.'),
    CORS_ORIGINS: list
      .refine(
        (origins) => origins.every(isOrigin),
        'must be origins such as https://example.com, separated by commas',
      )
      .describe(
        'Origins whose pages may call the shop, separated by commas. In demo mode also any port of localhost.',
      ),
    COOKIE_SECRET: z
      .string()
      .min(32)
      .optional()
      .describe(
        'Signs cookies and the cursors of lists; at least 32 characters. Without it a new one for cookies is made at each start, and `RAZORPAY_KEY_SECRET` signs cursors. Required in live mode with Google sign-in.',
      ),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('Lowest level that is logged. The log is formatted on a terminal and JSON otherwise.'),
    SHUTDOWN_DELAY_SECONDS: integer(0, 600)
      .default(0)
      .describe(
        'How long the shop still serves after SIGTERM, in seconds, while `/readyz` answers 503: the time that a load balancer needs to notice it ([rolling restarts](operations.md#rolling-restarts)).',
      ),
    REQUEST_TIMEOUT_SECONDS: integer(1, 3600)
      .default(30)
      .describe(
        'How long the headers of a request may take to arrive, and its body, in seconds; each 8 KB of a body that have arrived give it a second more. Later requests get 408 ([connections](operations.md#connections)).',
      ),
    MAX_CONNECTIONS: integer(1, 1_000_000)
      .default(5000)
      .describe(
        'Connections that a process has at a time; further ones are closed at once. More than the proxy in front opens.',
      ),
    WORKERS: integer(1, 256)
      .default(1)
      .describe(
        'Number of processes on this machine that share the port; `npm start -- --workers 4` does the same. More than one need `DATABASE_URL` ([workers](operations.md#workers)).',
      ),
    METRICS_PORT: integer(1, 65_535)
      .optional()
      .describe(
        'Port of `/metrics` for Prometheus ([monitoring](operations.md#monitoring)). Without it there are no metrics.',
      ),
    METRICS_HOST: z
      .string()
      .default('127.0.0.1')
      .describe(
        'Address of `/metrics`. It has no access control: never an address that the internet reaches.',
      ),
    WEB_VITALS_PERCENT: integer(0, 100)
      .default(25)
      .describe(
        'Share of the opened pages, in percent, whose browser reports how fast they were ([web vitals](operations.md#web-vitals)). Only with `METRICS_PORT`.',
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
      .optional()
      .describe(
        'OpenTelemetry collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318`. Without it there are no [traces](operations.md#traces). OpenTelemetry reads its other `OTEL_` variables as well.',
      ),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl
      .optional()
      .describe('Complete address for traces, in place of the former with `/v1/traces`.'),
  },
  Data: {
    DATA_DIR: z
      .string()
      .default('data')
      .describe(
        'Folder of the embedded database, uploaded images, import reports and the journal of the payment sandbox.',
      ),
    DATABASE_URL: databaseUrl
      .optional()
      .describe(
        'MySQL or MariaDB: `mysql://user:password@host/database`. Without it the shop uses an SQLite file in `DATA_DIR`.',
      ),
    DATABASE_REPLICA_URLS: list
      .pipe(z.array(databaseUrl))
      .describe(
        'Read replicas of `DATABASE_URL`, separated by commas, for the catalogue, reviews and reports ([replicas](operations.md#read-replicas)).',
      ),
    SQL_COMMENTS: flag
      .default(false)
      .describe(
        '`true`: each SQL statement to MySQL or MariaDB begins with the id of its request, `/* requestId=… */`, to find slow queries in the log.',
      ),
    SEED: flag
      .optional()
      .describe(
        'Whether an empty catalogue is filled with the demo catalogue and, in demo mode, an empty shop with 90 days of demo orders and some demo subscribers. By default `true` in demo mode, else `false`.',
      ),
    S3_ENDPOINT: httpUrl
      .optional()
      .describe(
        'S3-compatible service for uploaded images, such as `https://s3.us-east-1.amazonaws.com`. Set the four `S3_` variables together; without them images are in `DATA_DIR`.',
      ),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional()
      .describe('Name of the bucket; it need not be public.'),
    S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
    S3_ACCESS_KEY_ID: z.string().optional().describe('Id of the access key.'),
    S3_SECRET_ACCESS_KEY: z.string().min(8).optional().describe('Secret of the access key.'),
  },
  'Rate limits': {
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' })
      .optional()
      .describe(
        '`redis://host:6379`: several processes count together. Without it, or while it is unavailable, each process counts for itself.',
      ),
    RATE_LIMIT_FACTOR: integer(1, 1_000_000)
      .default(1)
      .describe(
        'Multiplies the limits per address and account, for load tests or a company behind one address. Limits of password guesses do not change.',
      ),
  },
  Payments: {
    RAZORPAY_KEY_ID: z
      .string()
      .optional()
      .describe(
        'Key id. With `RAZORPAY_KEY_SECRET` and `RAZORPAY_WEBHOOK_SECRET` the shop runs in live mode, with real money; without them in demo mode.',
      ),
    RAZORPAY_KEY_SECRET: z.string().min(8).optional().describe('Key secret.'),
    RAZORPAY_WEBHOOK_SECRET: z.string().min(16).optional().describe('Secret that signs webhooks.'),
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z
      .string()
      .min(16)
      .optional()
      .describe('Also accepted, while the webhook secret is being changed.'),
    RAZORPAY_API_URL: httpUrl
      .default('https://api.razorpay.com')
      .describe('Another provider with the same API.'),
    RAZORPAY_CHECKOUT_URL: httpUrl
      .default('https://checkout.razorpay.com/v1/checkout.js')
      .describe('Script of the payment popup.'),
    REHEARSAL: flag
      .default(false)
      .describe(
        '`true`: live mode with a test payment provider on this machine. Weak secrets and plain HTTP are accepted, a real provider is not.',
      ),
    RESERVATION_SECONDS: seconds
      .default(15 * 60)
      .describe('How long an open checkout reserves stock, in seconds.'),
    RECONCILE_SECONDS: seconds
      .default(15)
      .describe(
        'Interval in seconds at which one of the processes asks the provider about payments whose webhook is missing.',
      ),
    BACKGROUND_DELAY_MS: integer(0, 10_000)
      .default(500)
      .describe('How long webhooks and mails are collected before they are processed together, in ms.'),
  },
  'Google sign-in': {
    GOOGLE_CLIENT_ID: z
      .string()
      .optional()
      .describe(
        'OAuth client id. With `GOOGLE_CLIENT_SECRET` shoppers can sign in with Google. Without both a demo has practice accounts ([decision 52](decisions/052-practice-identity-provider.md)), and a live shop has no Google sign-in.',
      ),
    GOOGLE_CLIENT_SECRET: z.string().min(8).optional().describe('OAuth client secret.'),
    GOOGLE_AUTHORIZATION_URL: httpUrl
      .default('https://accounts.google.com/o/oauth2/v2/auth')
      .describe('Another provider with the same API, as for tests: where browsers sign in.'),
    GOOGLE_TOKEN_URL: httpUrl
      .default('https://oauth2.googleapis.com/token')
      .describe('Endpoint that exchanges codes for tokens.'),
    GOOGLE_USERINFO_URL: httpUrl
      .default('https://openidconnect.googleapis.com/v1/userinfo')
      .refine(
        (url) => URL.canParse(url) && new URL(url).pathname.endsWith('/userinfo'),
        'must end with /userinfo',
      )
      .describe('Endpoint of the user’s profile.'),
    GOOGLE_CERTS_URL: httpUrl
      .default('https://www.googleapis.com/oauth2/v1/certs')
      .describe('Public keys of ID tokens: JSON of PEM texts by key id.'),
  },
  Mail: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
      .refine(...decodableCredentials)
      .optional()
      .describe(
        'Mail server, such as `smtps://user:password@host:465`. Needs `MAIL_FROM` and `PUBLIC_URL`. Without it a demo shows its mails at `/sandbox/mails`, and a live shop sends none.',
      ),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^@<>]*<[^@<>\s]+@[^@<>\s]+>$|^[^@<>\s]+@[^@<>\s]+$/,
        'must look like Kirana <shop@kirana.example>',
      )
      .optional()
      .describe('Sender of mails, such as `Kirana <shop@kirana.example>`.'),
  },
};

/** All environment variables that the shop reads. */
export const variables = z.object({
  ...variableSections.Server,
  ...variableSections.Data,
  ...variableSections['Rate limits'],
  ...variableSections.Payments,
  ...variableSections['Google sign-in'],
  ...variableSections.Mail,
});
