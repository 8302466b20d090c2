import { isIPv6 } from 'node:net';

/** Some proxies append the port to the address. */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/;
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Bounds the length of values that are no addresses but are passed on by proxies. */
const MAX_LENGTH = 64;

/** The /48 that an IPv6 network belongs to, the usual assignment to a company or tunnel customer; null for IPv4. */
export const siteOf = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;

/**
 * The network that rate limits count an IP address under: an IPv4 address itself; the /64 of an IPv6 address, because one household or
 * server usually owns all addresses within it.
 */
export function networkOf(text: string): string {
  const [, bracketed, beforePort] = withPort.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  const [, ipv4] = mappedIpv4.exec(address) ?? [];
  if (ipv4) return ipv4;
  const [withoutZone = ''] = address.split('%');
  if (!isIPv6(withoutZone)) return address.slice(0, MAX_LENGTH);
  // URL normalises the notation: no dots, no leading zeros, `::` at most once.
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
