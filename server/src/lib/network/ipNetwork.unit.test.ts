import { networkOf, siteOf } from './ipNetwork.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['192.0.2.7:61234', '192.0.2.7'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('networkOf(%p) is %p', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('siteOf returns the /48 of an IPv6 network and null for IPv4', () => {
  const sites = ['2001:db8:1:2::7', '2001:db8::1', '192.0.2.7', 'unknown'].map((one) =>
    siteOf(networkOf(one)),
  );
  expect(sites).toEqual(['2001:db8:1::/48', '2001:db8:0::/48', null, null]);
});

test('networkOf shortens text that is no address', () => {
  expect(networkOf('x'.repeat(10_000))).toHaveLength(64);
});
