/** A picture and, where there are, its sizes. */
export interface Image {
  url: string;
  srcSet: string | null;
}

/** Pictures of the demo catalogue are stored by their largest width and exist in these. */
const widths: Record<string, readonly number[]> = {
  '640': [160, 320, 640],
  '320': [160, 320],
  '1600': [800, 1600],
  '800': [400, 800],
  '600': [300, 600],
};

const sized = /^(\/media\/demo\/[^/]+)\/(\d+)\/([^/]+)$/;

/** The picture behind a stored URL. */
export function toImage(url: string): Image {
  const [, base, width, name] = sized.exec(url) ?? [];
  const sizes = width ? widths[width] : undefined;
  return {
    url,
    srcSet: sizes ? sizes.map((size) => `${base}/${size}/${name} ${size}w`).join(', ') : null,
  };
}

/** Stands for a missing picture. */
export const defaultImage: Image = toImage('/media/demo/v1/640/default.webp');

/** At least one. */
export const toImages = (urls: readonly string[] = []): Image[] =>
  urls.length > 0 ? urls.map(toImage) : [defaultImage];
