import { isIPv4, isIPv6 } from 'node:net';

/** The network that an IP address is in, as one shows it to people: enough to tell home from abroad. */
export function coarseAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [groups = ''] = plain.split('::');
  return [...groups.split(':').filter(Boolean).slice(0, 3), 'x'].join(':');
}
