import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainError } from './errors.ts';

const policyFor = (formTargets: string[]): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action ${formTargets.join(' ')}; frame-ancestors 'none'`;

interface PageParts {
  title: string;
  /** URLs of its files. */
  style: string;
  script?: string;
  /** Where forms may lead; default: there are none. */
  formTargets?: string[];
  /** HTML. */
  body: string;
}

/** Sends a page of the sandbox. */
export const sendDocument = (
  reply: FastifyReply,
  { title, style, script, formTargets = ["'none'"], body }: PageParts,
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policyFor(formTargets))
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${style}">
${script ? `<script type="module" src="${script}"></script>` : ''}
</head>
<body>
${body}
</body>
</html>
`);

/** The page that sent a request; null: none, or the browser does not say it. */
function senderOf({ headers, host }: FastifyRequest): 'own page' | 'other page' | null {
  const site = headers['sec-fetch-site'];
  if (site === 'none' || (!site && !headers.origin)) return null;
  const isOwn = site ? site === 'same-origin' : headers.origin?.replace(/^https?:\/\//, '') === host;
  return isOwn ? 'own page' : 'other page';
}

/** Refuses changes that the sandbox's own page has not sent. */
export function requireOwnPage(request: FastifyRequest): void {
  if (senderOf(request) !== 'own page') throw plainError(403, 'Only the page of the sandbox may do this.');
}

/** Whether a page of another origin wants to read something, which CORS may allow it. */
export const isFromOtherPage = (request: FastifyRequest): boolean => senderOf(request) === 'other page';
