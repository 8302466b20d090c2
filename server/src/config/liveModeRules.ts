import { BlockList, isIP } from 'node:net';
import { decodeUrlPart } from '../lib/decodeUrlPart.ts';
import { guessable } from './secretStrength.ts';

/** Everybody can read these here. */
const SANDBOX_KEY_ID = 'rzp_sandbox_kirana';

const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('169.254.0.0', 16);
inside.addSubnet('0.0.0.0', 8);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address leads nowhere but into this machine or its network. */
function isInside({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const version = isIP(host);
  if (version > 0) return inside.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return host === 'localhost' || host.endsWith('.localhost') || !host.includes('.');
}

/** What is wrong with the address of somebody whom money or identities are entrusted to. */
function strangeness(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:') return 'must begin with https://';
  if (isInside(url)) return 'leads to this machine or its network';
  return url.pathname.includes('/sandbox') ? 'leads to a sandbox' : null;
}

function passwordOf(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  return decodeUrlPart(new URL(url).password) ?? undefined;
}

/**
 * What keeps a shop from taking real money: secrets that others can guess, a payment provider that is none, an address that anybody
 * can listen at. Every fault, without the value that has it.
 */
export function liveFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = [];
  const fault = (name: string, what: string | null) => {
    if (what) faults.push(`  ${name}: ${what}`);
  };

  const secrets = [
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    'GOOGLE_CLIENT_SECRET',
    'COOKIE_SECRET',
    'S3_SECRET_ACCESS_KEY',
  ].flatMap((name) => (given[name] === undefined ? [] : [{ name, value: given[name] }]));
  for (const [index, { name, value }] of secrets.entries()) {
    fault(name, guessable(value));
    const same = secrets.slice(0, index).find((other) => other.value === value);
    if (same) fault(name, `is the same as ${same.name}`);
  }
  if (given.RAZORPAY_KEY_ID === SANDBOX_KEY_ID) fault('RAZORPAY_KEY_ID', 'is that of the sandbox');

  if (given.DATABASE_URL !== undefined) {
    const password = passwordOf(given.DATABASE_URL);
    if (password === '') fault('DATABASE_URL', 'has no password');
    else if (password !== undefined && guessable(password))
      fault('DATABASE_URL', `its password ${guessable(password)}`);
  }
  const mailPassword = passwordOf(given.SMTP_URL);
  if (mailPassword && guessable(mailPassword)) fault('SMTP_URL', `its password ${guessable(mailPassword)}`);

  for (const [name, value] of Object.entries(given)) {
    const isOfOthers = /^(RAZORPAY_(API|CHECKOUT)|GOOGLE_\w+)_URL$/.test(name);
    if (isOfOthers && value !== undefined) fault(name, strangeness(value));
  }

  if (given.PUBLIC_URL === undefined) fault('PUBLIC_URL', 'needed in live mode');
  else if (!/^https:/i.test(given.PUBLIC_URL)) fault('PUBLIC_URL', 'must begin with https://');
  return faults;
}

/** A rehearsal is never for real money. */
export function rehearsalFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const api = given.RAZORPAY_API_URL;
  const isReal = api === undefined || !URL.canParse(api) || !isInside(new URL(api));
  return isReal
    ? ['  REHEARSAL: needs RAZORPAY_API_URL to be a payment provider on this machine or its network']
    : [];
}
