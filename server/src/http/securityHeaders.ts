import type { FastifyCorsOptions } from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
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

/** Sets the response headers that restrict what browsers let our pages do. */
export async function addSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, helmetOptions(env));
  const otherHeaders = {
    'permissions-policy': permissionsPolicy(env),
    'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
  };
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(otherHeaders);
    done();
  });
}

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

function helmetOptions(env: Env): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: cspDirectives(env) },
    strictTransportSecurity: hasTls(env) ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Razorpay's popup communicates with its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  };
}

/** Content-Security-Policy of all responses. */
export function cspDirectives(env: Env): Record<string, string[]> {
  const provider = providerOrigins(env);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScriptSources(clientDir), ...provider.scripts],
    // Emotion and the sliders set inline styles.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    connectSrc: ["'self'", ...provider.connections],
    frameSrc: provider.frames.length > 0 ? provider.frames : ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    // Browsers also check where the response to a form redirects.
    formAction: ["'self'", ...(env.google ? [new URL(env.google.authorizationUrl).origin] : [])],
    frameAncestors: ["'none'"],
    ...(hasTls(env) ? { upgradeInsecureRequests: [] } : {}),
    reportUri: [CSP_REPORTS_PATH],
    reportTo: ['csp'],
  };
}

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
    allowedHeaders: ['authorization', 'content-type', 'apollo-require-preflight'],
    strictPreflight: false,
    exposedHeaders: ['retry-after'],
    // Lets pages that send credentials read responses. The session cookie identifies nobody in requests from other origins.
    credentials: true,
    maxAge: 600,
  };
}
