import { isIPv6 } from 'node:net';

/** As some proxies write it: with the port. */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** What is no address, as some proxies pass on, is not kept at any length. */
const LONGEST = 64;

/** The /48 of an IPv6 network, which is what a company or a customer of a tunnel gets; null for IPv4. */
export const siteOf = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;

/**
 * What limits count an address by: an IPv4 address is itself, an IPv6 address its /64, which is what a household or a server
 * gets, and within which its owner has as many addresses as they like.
 */
export function networkOf(given: string): string {
  const [, inBrackets, beforePort] = withPort.exec(given) ?? [];
  const address = inBrackets ?? beforePort ?? given;
  const [, ipv4] = mapped.exec(address) ?? [];
  if (ipv4) return ipv4;
  const [unzoned = ''] = address.split('%');
  if (!isIPv6(unzoned)) return address.slice(0, LONGEST);
  // As browsers write it: no dots, no zeros in front, `::` at most once.
  const [head = '', tail] = new URL(`http://[${unzoned}]`).hostname.slice(1, -1).split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
