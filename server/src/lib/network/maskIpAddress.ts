import { isIPv4, isIPv6 } from 'node:net';

/** The IP address with its last part hidden (IPv4: 24 bits kept, IPv6: 48), for display in a list of sessions. Empty for invalid input. */
export function maskIpAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [groups = ''] = plain.split('::');
  return [...groups.split(':').filter(Boolean).slice(0, 3), 'x'].join(':');
}
