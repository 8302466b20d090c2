import { maskIpAddress } from './maskIpAddress.ts';

test.each([
  ['203.0.113.57', '203.0.113.x'],
  ['::ffff:203.0.113.57', '203.0.113.x'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:x'],
  ['2001:db8::1', '2001:db8:x'],
  ['::1', 'x'],
  ['', ''],
  ['no address', ''],
])('%s is shown as %s', (address, masked) => {
  expect(maskIpAddress(address)).toBe(masked);
});
