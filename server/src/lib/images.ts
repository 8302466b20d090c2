/** A picture and, where there are, its sizes, which few ask for. */
export interface Image {
  readonly url: string;
  readonly srcSet: string | null;
}

/** Raise this with every change of how the demo's pictures look: browsers keep the files of a version for ever. */
const VERSION = 'v1';

/** URL path of the demo's pictures; one of them is at `<path>/<width>/<key>.webp`. */
export const PICTURES_PATH = `/media/demo/${VERSION}`;

/** URL path of what shoppers uploaded; one of them is at `<path>/<name>.webp`, and never changes. */
export const UPLOADS_PATH = '/media/uploads';

/** The widths in pixels that they are composed in, by what the picture is for, widest first. */
export const PICTURE_WIDTHS = {
  product: [640, 320, 160],
  tile: [320, 160, 112],
  avatar: [320, 160, 112],
  HOME: [1600, 1280, 800],
  STRIP: [800, 400],
  SIDE: [600, 300],
} as const;

/** Pictures are stored by their widest size, which tells the others. */
const sizesOf = new Map<number, readonly number[]>(
  Object.values(PICTURE_WIDTHS).map((widths) => [widths[0], widths]),
);

const sized = new RegExp(`^${PICTURES_PATH}/(\\d+)/([^/]+)$`);

class StoredImage implements Image {
  constructor(readonly url: string) {}

  get srcSet(): string | null {
    const [, width, name] = sized.exec(this.url) ?? [];
    const sizes = sizesOf.get(Number(width));
    return sizes ? sizes.map((size) => `${PICTURES_PATH}/${size}/${name} ${size}w`).join(', ') : null;
  }
}

/** The picture behind a stored URL. */
export const toImage = (url: string): Image => new StoredImage(url);

/** Stands for a missing picture. */
export const defaultImage: Image = toImage(`${PICTURES_PATH}/640/default.webp`);

/** At least one. */
export const toImages = (urls: readonly string[] = []): Image[] =>
  urls.length > 0 ? urls.map(toImage) : [defaultImage];
