import { BlockList, isIP } from 'node:net';
import { decodeUrlPart } from '../lib/text/decodeUrlPart.ts';
import { isGuessable } from './secretStrength.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Known to everyone: it is part of this repository. */
const SANDBOX_KEY_ID = 'rzp_sandbox_kirana';

const GUESSABLE = 'is easy to guess: use a random secret, such as the output of `openssl rand -base64 32`';

const SECRETS = [
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  'GOOGLE_CLIENT_SECRET',
  'COOKIE_SECRET',
  'S3_SECRET_ACCESS_KEY',
];

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('0.0.0.0', 8);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Whether a URL leads to this machine or its network. */
function isPrivate({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const version = isIP(host);
  if (version > 0) return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return host === 'localhost' || host.endsWith('.localhost') || !host.includes('.');
}

/** The error of a URL that cannot belong to a payment or identity provider; null if it can. */
function checkProviderUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'must begin with https://';
  if (isPrivate(url)) return 'leads to this machine or its network';
  return url.pathname.includes('/sandbox') ? 'leads to a sandbox' : null;
}

function passwordIn(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return decodeUrlPart(new URL(url).password) ?? undefined;
}

/** The errors that forbid real payments: guessable secrets, test providers, plain HTTP. One line each, without the values. */
export function findLiveModeErrors(variables: Variables): string[] {
  const errors: string[] = [];
  const addError = (name: string, message: string | null) => {
    if (message) errors.push(`  ${name}: ${message}`);
  };

  for (const [index, name] of SECRETS.entries()) {
    const secret = variables[name];
    if (secret === undefined) continue;
    if (isGuessable(secret)) addError(name, GUESSABLE);
    const same = SECRETS.slice(0, index).find((other) => variables[other] === secret);
    if (same) addError(name, `is the same as ${same}`);
  }
  if (variables.RAZORPAY_KEY_ID === SANDBOX_KEY_ID) addError('RAZORPAY_KEY_ID', 'is that of the sandbox');

  const replicaUrls = variables.DATABASE_REPLICA_URLS?.split(',') ?? [];
  for (const [name, url] of [
    ['DATABASE_URL', variables.DATABASE_URL] as const,
    ...replicaUrls.map((replicaUrl) => ['DATABASE_REPLICA_URLS', replicaUrl] as const),
  ]) {
    const password = passwordIn(url);
    if (password === '') addError(name, 'has no password');
    else if (password && isGuessable(password)) addError(name, `its password ${GUESSABLE}`);
  }
  const mailPassword = passwordIn(variables.SMTP_URL);
  if (mailPassword && isGuessable(mailPassword)) addError('SMTP_URL', `its password ${GUESSABLE}`);

  for (const [name, value] of Object.entries(variables)) {
    const isProviderUrl = /^(RAZORPAY_(API|CHECKOUT)|GOOGLE_\w+)_URL$/.test(name);
    if (isProviderUrl && value !== undefined) addError(name, checkProviderUrl(value));
  }

  if (variables.PUBLIC_URL === undefined) addError('PUBLIC_URL', 'needed in live mode');
  else if (!/^https:/i.test(variables.PUBLIC_URL)) addError('PUBLIC_URL', 'must begin with https://');
  return errors;
}

/** A rehearsal must not use a real payment provider. */
export function findRehearsalErrors({ RAZORPAY_API_URL: api }: Variables): string[] {
  const isReal = api === undefined || !URL.canParse(api) || !isPrivate(new URL(api));
  return isReal
    ? ['  REHEARSAL: needs RAZORPAY_API_URL to be a payment provider on this machine or its network']
    : [];
}
