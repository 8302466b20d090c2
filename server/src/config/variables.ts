import { z } from 'zod';
import { decodeUrlPart } from '../lib/decodeUrlPart.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) => {
  const fault = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(fault).int(fault).min(least, fault).max(most, fault);
};
const port = wholeNumber(1, 65_535);
/** At most a day: longer ones overflow timers. */
const seconds = wholeNumber(1, 86_400);
const web = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });

/** A plain origin, however it is written. */
function isBare(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

const readable = [
  (text: string) => {
    if (!URL.canParse(text)) return true;
    const { username, password } = new URL(text);
    return decodeUrlPart(username + password) !== null;
  },
  'must have a % in its user or password written as %25',
] as const;

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** What each environment variable may be, and is without being set. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(4000),
  PUBLIC_URL: web
    .refine(isBare, 'must be an origin such as https://kirana.example, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url({ protocol: /^(mysql|mariadb)$/, error: 'must look like mysql://user:password@host/database' })
    .refine(
      (url) => URL.canParse(url) && new URL(url).pathname.length > 1,
      'must name a database: mysql://user:password@host/database',
    )
    .refine(...readable)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
  RATE_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  SEED: flag.optional(),
  REHEARSAL: flag.default(false),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://example.com, separated by commas',
    ),
  RESERVATION_SECONDS: seconds.default(15 * 60),
  RECONCILE_SECONDS: seconds.default(15),
  BACKGROUND_DELAY_MS: wholeNumber(0, 10_000).default(500),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(16).optional(),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().min(16).optional(),
  RAZORPAY_API_URL: web.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: web.default('https://checkout.razorpay.com/v1/checkout.js'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(8).optional(),
  GOOGLE_AUTHORIZATION_URL: web.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: web.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: web
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .refine(
      (url) => URL.canParse(url) && new URL(url).pathname.endsWith('/userinfo'),
      'must end with /userinfo',
    ),
  GOOGLE_CERTS_URL: web.default('https://www.googleapis.com/oauth2/v1/certs'),
  COOKIE_SECRET: z.string().min(32).optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .refine(...readable)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^@<>]*<[^@<>\s]+@[^@<>\s]+>$|^[^@<>\s]+@[^@<>\s]+$/,
      'must look like Kirana <shop@kirana.example>',
    )
    .optional(),
});
