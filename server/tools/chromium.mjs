// @ts-check
import { findProgram } from './findProgram.mjs';

/** The Chromium of this machine; undefined when there is none. `CHROMIUM_PATH` names another one. */
export function findChromium() {
  return findProgram(process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome');
}
