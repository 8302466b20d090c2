import type { FastifyCorsOptions } from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { Env } from './env.ts';

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
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !byNode.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

function helmetOptions(env: Env): FastifyHelmetOptions {
  const payments = env.mode === 'live' ? providerOf(env) : NOTHING_ELSE;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payments.scripts],
        // Emotion and the sliders set styles while the page lives.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", ...payments.connections],
        frameSrc: payments.frames.length > 0 ? payments.frames : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        // Browsers hold a form also to where its answer redirects.
        formAction: ["'self'", ...(env.google ? [new URL(env.google.authorizationUrl).origin] : [])],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: env.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Razorpay's popup needs to know its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  };
}

/** Who may call the shop from another origin: those on the list; in demo mode any port of this machine too. */
export function corsOptions(env: Env): FastifyCorsOptions {
  const listed = new Set(env.corsOrigins);
  const local = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
  return {
    origin: (origin, answer) =>
      answer(
        null,
        origin !== undefined && (listed.has(origin) || (env.mode === 'demo' && local.test(origin))),
      ),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'apollo-require-preflight'],
    strictPreflight: false,
    exposedHeaders: ['retry-after'],
    // Without it a page that sends its cookies along may not read the answer. They identify nobody from another origin.
    credentials: true,
    maxAge: 600,
  };
}
