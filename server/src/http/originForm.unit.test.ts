import { toOriginForm } from './originForm.ts';

it.each([
  ['/cart?x=http://other/', '/cart?x=http://other/'],
  ['//cart', '//cart'],
  ['http://shop', '/'],
  ['http://shop/', '/'],
  ['HTTPS://shop:4000/cart?a=1', '/cart?a=1'],
  ['http://shop?q=rice', '/?q=rice'],
  ['http://shop#rice', '/#rice'],
  ['*', '*'],
])('%s has the path %s', (url, path) => {
  expect(toOriginForm(url)).toBe(path);
});
