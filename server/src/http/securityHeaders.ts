import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import { clientDir } from '../config/paths.ts';
import { inlineScriptSources } from '../ssr/inlineScript.ts';
import { isSameOrigin } from './caller.ts';
import { CSP_REPORTS_PATH } from './cspReports.ts';

interface ProviderOrigins {
  scripts: string[];
  frames: string[];
  connections: string[];
}

const RAZORPAY: ProviderOrigins = {
  scripts: ['https://checkout.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
};

/** Origins of the payment provider: Razorpay's and those in the settings; none in demo mode, whose sandbox is served by the shop. */
function providerOrigins({ mode, payments: { apiUrl, checkoutScriptUrl } }: Env): ProviderOrigins {
  if (mode !== 'live') return { scripts: [], frames: [], connections: [] };
  const withOriginOf = (url: string, origins: string[]) => [...new Set([...origins, new URL(url).origin])];
  return {
    scripts: withOriginOf(checkoutScriptUrl, RAZORPAY.scripts),
    frames: withOriginOf(checkoutScriptUrl, RAZORPAY.frames),
    connections: withOriginOf(apiUrl, RAZORPAY.connections),
  };
}

/** Adds the security headers to all responses. */
export function addSecurityHeaders(app: FastifyInstance, env: Env): void {
  const headers = securityHeaders(env);
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Headers that restrict what browsers let our pages do. They are computed once: per request, that costs a third of a cached response's CPU. */
const securityHeaders = (env: Env): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(env),
  // Razorpay's popup communicates with its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy(env),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
  ...(hasTls(env) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

const hasTls = ({ publicUrl }: Env): boolean => publicUrl?.startsWith('https:') === true;

/** Denies browser features that no page uses; the payment provider's popup may use payment. */
function permissionsPolicy(env: Env): string {
  const denied = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'usb', 'browsing-topics'];
  const frames = providerOrigins(env).frames.map((origin) => ` "${origin}"`);
  return [
    ...denied.map((feature) => `${feature}=()`),
    `payment=(${env.mode === 'live' ? `self${frames.join('')}` : ''})`,
  ].join(', ');
}

/**
 * The Content-Security-Policy of a page.
 * @param ownDirectives directives that only this page needs
 */
export function contentSecurityPolicy(env: Env, ownDirectives: Record<string, string[]> = {}): string {
  const provider = providerOrigins(env);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptSources(clientDir), ...provider.scripts],
    // Emotion and the carousels set inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...provider.connections],
    'frame-src': provider.frames.length > 0 ? provider.frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Browsers also check where the response to a form redirects.
    'form-action': ["'self'", ...originOfForms(env.google?.authorizationUrl)],
    'frame-ancestors': ["'none'"],
    ...(hasTls(env) && { 'upgrade-insecure-requests': [] }),
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': ['csp'],
    ...ownDirectives,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** The origin of a URL that forms redirect to; none of a path in the shop. */
const originOfForms = (url: string | undefined): string[] =>
  url !== undefined && URL.canParse(url) ? [new URL(url).origin] : [];

/** Whether pages of an origin may call the shop: those in CORS_ORIGINS; in demo mode also any port of this machine. */
function isAllowedOrigin({ corsOrigins, mode }: Env, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  return (
    corsOrigins.includes(origin) ||
    (mode === 'demo' && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin))
  );
}

/** Whether a page of another origin, which may not call the shop, made the browser send a change (CSRF). */
export function isCrossSiteForgery(request: FastifyRequest, env: Env): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  return !isSameOrigin(request, env.publicUrl) && !isAllowedOrigin(env, request.headers.origin);
}

export function corsOptions(env: Env): FastifyCorsOptions {
  return {
    origin: (origin, callback) => callback(null, isAllowedOrigin(env, origin)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'],
    strictPreflight: false,
    exposedHeaders: ['retry-after'],
    // Lets pages that send credentials read responses. The session cookie identifies nobody in requests from other origins.
    credentials: true,
    maxAge: 600,
  };
}
