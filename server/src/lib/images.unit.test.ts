import { toImage, toImages } from './images.ts';

test('a picture of the demo comes in all its sizes', () => {
  expect(toImage('/media/demo/v1/640/mango.webp').srcSet).toBe(
    '/media/demo/v1/640/mango.webp 640w, /media/demo/v1/320/mango.webp 320w, /media/demo/v1/160/mango.webp 160w',
  );
});

test('so does a tile, the smallest for phones', () => {
  expect(toImage('/media/demo/v1/320/tile-rice.webp').srcSet).toMatch(/ 320w, .* 160w, .* 112w$/);
});

test.each(['https://cdn.example/a.jpg', '/media/demo/v1/641/mango.webp', '/media/avatars/640/x.webp', ''])(
  '%p is one size',
  (url) => {
    expect(toImage(url)).toMatchObject({ url, srcSet: null });
  },
);

test('nothing is shown as the default picture', () => {
  expect(toImages([])).toEqual([expect.objectContaining({ url: '/media/demo/v1/640/default.webp' })]);
});
