import { ZOOM } from '../../../lib/constants.ts';

/** The zoom factor that shows a picture in its natural size, or `ZOOM.minFactor` if that is larger. Widths in px. */
export function zoomFactor(naturalWidth: number, frameWidth: number): number {
  return Math.max((naturalWidth * ZOOM.scale) / frameWidth, ZOOM.minFactor);
}
