import { toImage, toImages, toThumbnail } from './images.ts';

test('a demo product image has a srcSet of all its sizes', () => {
  expect(toImage('/media/demo/v1/640/mango.webp').srcSet).toBe(
    '/media/demo/v1/640/mango.webp 640w, /media/demo/v1/320/mango.webp 320w, /media/demo/v1/160/mango.webp 160w',
  );
});

test('a demo tile has a srcSet, with a small size for phones', () => {
  expect(toImage('/media/demo/v1/320/tile-rice.webp').srcSet).toMatch(/ 320w, .* 160w, .* 112w$/);
});

test.each(['https://cdn.example/a.jpg', '/media/demo/v1/641/mango.webp', '/media/avatars/640/x.webp', ''])(
  '%p has no srcSet',
  (url) => {
    expect(toImage(url)).toMatchObject({ url, srcSet: null });
  },
);

test.each([
  ['/media/demo/v1/640/mango.webp', '/media/demo/v1/160/mango.webp'],
  ['/media/uploads/320/a.webp', '/media/uploads/112/a.webp'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('the thumbnail of %p is its smallest size', (url, thumbnail) => {
  expect(toThumbnail(url)).toBe(thumbnail);
});

test('an empty list becomes the placeholder image', () => {
  expect(toImages([])).toEqual([expect.objectContaining({ url: '/media/demo/v1/640/default.webp' })]);
});
