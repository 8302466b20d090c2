import { readableAddress } from './readableAddress.ts';

test.each([
  ['/search?q=100%', '/search?q=100%'],
  ['/product/%E0%A4%85', '/product/%E0%A4%85'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/50%?q=a%&q=?', '/50%25?q=a%&q=?'],
  ['/api/products/%E0%A4%A', '/api/products/%E0%A4%A'],
])('%s is read as %s', (url, read) => {
  expect(readableAddress(url)).toBe(read);
});
