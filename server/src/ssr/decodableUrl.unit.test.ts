import { toDecodableUrl } from './decodableUrl.ts';

test.each([
  ['/search?q=100%', '/search?q=100%'],
  ['/product/%E0%A4%85', '/product/%E0%A4%85'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/50%?q=a%&q=?', '/50%25?q=a%&q=?'],
  ['/api/products/%E0%A4%A', '/api/products/%E0%A4%A'],
])('turns %s into %s', (url, expected) => {
  expect(toDecodableUrl(url)).toBe(expected);
});
