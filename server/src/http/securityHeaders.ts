import type { FastifyCorsOptions } from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import { clientDir } from '../config/paths.ts';
import { inlineScripts } from '../ssr/inlineScripts.ts';
import { isSameOrigin } from './caller.ts';
import { CSP_REPORTS_PATH } from './cspReports.ts';

const RAZORPAY = {
  scripts: ['https://checkout.razorpay.com'],
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connections: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
};
const NOTHING_ELSE: typeof RAZORPAY = { scripts: [], frames: [], connections: [] };

/** Razorpay's origins, and those of another provider that the settings name in its place. */
function providerOf({ payments: { apiUrl, checkoutScriptUrl } }: Env): typeof RAZORPAY {
  const also = (known: string[], url: string) => [...new Set([...known, new URL(url).origin])];
  return {
    scripts: also(RAZORPAY.scripts, checkoutScriptUrl),
    frames: also(RAZORPAY.frames, checkoutScriptUrl),
    connections: also(RAZORPAY.connections, apiUrl),
  };
}

/** Response headers that tell browsers what our pages may do: Helmet's, which it would put together for each request anew. */
export async function securityHeaders(env: Env): Promise<Record<string, string>> {
  const probe = fastify();
  await probe.register(helmet, helmetOptions(env));
  probe.get('/', (_, reply) => reply.hijack().raw.end());
  const { headers } = await probe.inject('/');
  await probe.close();
  const byNode = ['date', 'connection', 'transfer-encoding'];
  const ofHelmet = Object.entries(headers)
    .filter(([name]) => !byNode.includes(name))
    .map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(ofHelmet),
    'permissions-policy': permissionsPolicy(env),
    'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
  };
}

const isSecure = ({ publicUrl }: Env): boolean => publicUrl?.startsWith('https:') === true;

/** What no page of ours asks a browser for; a payment provider's popup may pay. */
function permissionsPolicy(env: Env): string {
  const payers =
    env.mode === 'live'
      ? providerOf(env)
          .frames.map((origin) => ` "${origin}"`)
          .join('')
      : null;
  const refused = [
    'camera',
    'display-capture',
    'geolocation',
    'microphone',
    'midi',
    'usb',
    'browsing-topics',
  ];
  return [
    ...refused.map((feature) => `${feature}=()`),
    `payment=(${payers === null ? '' : `self${payers}`})`,
  ].join(', ');
}

function helmetOptions(env: Env): FastifyHelmetOptions {
  const payments = env.mode === 'live' ? providerOf(env) : NOTHING_ELSE;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(clientDir), ...payments.scripts],
        // Emotion and the sliders set styles while the page lives.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", ...payments.connections],
        frameSrc: payments.frames.length > 0 ? payments.frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // Browsers hold a form also to where its answer redirects.
        formAction: ["'self'", ...(env.google ? [new URL(env.google.authorizationUrl).origin] : [])],
        frameAncestors: ["'none'"],
        ...(isSecure(env) ? { upgradeInsecureRequests: [] } : {}),
        reportUri: [CSP_REPORTS_PATH],
        reportTo: ['csp'],
      },
    },
    strictTransportSecurity: isSecure(env) ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Razorpay's popup needs to know its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  };
}

/** Whether a page of that origin may call the shop: those on the list; in demo mode any port of this machine too. */
function mayCall({ corsOrigins, mode }: Env, origin: string | undefined): boolean {
  if (origin === undefined) return false;
  return (
    corsOrigins.includes(origin) ||
    (mode === 'demo' && /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin))
  );
}

/** Whether a browser was led to send a change by a page that is neither ours nor may call us. */
export function isForged(request: FastifyRequest, env: Env): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  return !isSameOrigin(request, env.publicUrl) && !mayCall(env, request.headers.origin);
}

/** How pages of other origins may call the shop. */
export function corsOptions(env: Env): FastifyCorsOptions {
  return {
    origin: (origin, answer) => answer(null, mayCall(env, origin)),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'apollo-require-preflight'],
    strictPreflight: false,
    exposedHeaders: ['retry-after'],
    // Without it a page that sends its cookies along may not read the answer. They identify nobody from another origin.
    credentials: true,
    maxAge: 600,
  };
}
