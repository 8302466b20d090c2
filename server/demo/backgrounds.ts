import { PASTELS, type ProductComposition } from './pictures.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Centre and edge length of an emoji in a picture, in pixels. */
interface EmojiArea {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const BRAND = '#3bb77e';

function svg({ width, height }: Canvas, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
}

export function transparent(canvas: Canvas): string {
  return svg(canvas, '');
}

export function pastelSvg(canvas: Canvas, color: string, composition: ProductComposition): string {
  const halo =
    composition === 'pattern' ? '' : '<circle cx="320" cy="320" r="246" fill="#fff" fill-opacity="0.5"/>';
  return svg(canvas, `<rect width="640" height="640" fill="${color}"/>${halo}`);
}

/** @param largest the banner's largest emoji, behind which the background is lighter */
export function bannerSvg(canvas: Canvas, color: string, largest: EmojiArea | undefined): string {
  const { width, height } = canvas;
  const x = largest?.x ?? width / 2;
  const y = largest?.y ?? height / 2;
  const radius = (largest?.size ?? height) * 0.72;
  return svg(
    canvas,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="${color}"/>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <circle cx="${width}" cy="${height}" r="${height * 0.62}" fill="${BRAND}" fill-opacity="0.13"/>
    <circle cx="${width * 0.985}" cy="${height * 0.02}" r="${height * 0.22}" fill="#fff" fill-opacity="0.4"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" fill-opacity="0.42"/>`,
  );
}

export function avatarSvg(canvas: Canvas): string {
  return svg(
    canvas,
    `<rect width="320" height="320" fill="${PASTELS[0]}"/>
    <g fill="${BRAND}" fill-opacity="0.75"><circle cx="160" cy="126" r="58"/>
    <path d="M48 320c0-68 50-112 112-112s112 44 112 112z"/></g>`,
  );
}
