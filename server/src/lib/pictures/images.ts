/** An image URL with its responsive sizes, if it has any. */
export interface Image {
  readonly url: string;
  readonly srcSet: string | null;
}

/** Part of the URL; raise it when the demo images change, because browsers cache them for a year. */
const VERSION = 'v1';

/** URL path of the demo images: `<path>/<width>/<key>.webp`. */
export const PICTURES_PATH = `/media/demo/${VERSION}`;

/** URL path of uploaded images: `<path>/<name>.webp`, or `<path>/<width>/<name>.webp` in several sizes; immutable. */
export const UPLOADS_PATH = '/media/uploads';

/** URL path of the catalogue's images as JPEG: `<path>/<path of the image below /media, without its extension>.jpg`. */
export const PREVIEWS_PATH = '/media/preview';

/** Widths in pixels of the catalogue's images by purpose, widest first. */
export const PICTURE_WIDTHS = {
  product: [640, 320, 160],
  tile: [320, 160, 112],
  avatar: [320, 160, 112],
  HOME: [1600, 1280, 800],
  STRIP: [800, 400],
  SIDE: [600, 300],
} as const;

/** Images are stored by the URL of their widest size; it determines the others. */
const sizesByWidest = new Map<number, readonly number[]>(
  Object.values(PICTURE_WIDTHS).map((widths) => [widths[0], widths]),
);

const sizedImageUrl = new RegExp(`^(${PICTURES_PATH}|${UPLOADS_PATH})/(\\d+)/([^/]+)$`);

class StoredImage implements Image {
  constructor(readonly url: string) {}

  get srcSet(): string | null {
    const [, path, width, name] = sizedImageUrl.exec(this.url) ?? [];
    const sizes = sizesByWidest.get(Number(width));
    return sizes ? sizes.map((size) => `${path}/${size}/${name} ${size}w`).join(', ') : null;
  }
}

/** The image for a stored URL. */
export const toImage = (url: string): Image => new StoredImage(url);

/** The URL of a stored URL's smallest size. */
export function toThumbnail(url: string): string {
  const [, path, width, name] = sizedImageUrl.exec(url) ?? [];
  const size = sizesByWidest.get(Number(width))?.at(-1);
  return size ? `${path}/${size}/${name}` : url;
}

/** Placeholder for a missing image. */
export const defaultImage: Image = toImage(`${PICTURES_PATH}/640/default.webp`);

/** The images for stored URLs; the placeholder if there are none. */
export const toImages = (urls: readonly string[] = []): Image[] =>
  urls.length > 0 ? urls.map(toImage) : [defaultImage];
