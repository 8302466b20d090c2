import { ZOOM } from '../../lib/constants.ts';

/** How many times its frame a picture is enlarged to: its own size, unless that is hardly larger. Widths in px. */
export function zoomFactor(naturalWidth: number, frameWidth: number): number {
  return Math.max((naturalWidth * ZOOM.scale) / frameWidth, ZOOM.least);
}
