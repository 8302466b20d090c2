import { toImage, toImages } from './images.ts';

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

test('an empty list becomes the placeholder image', () => {
  expect(toImages([])).toEqual([expect.objectContaining({ url: '/media/demo/v1/640/default.webp' })]);
});
