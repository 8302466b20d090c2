// @ts-check
import { findProgram } from './findProgram.mjs';

const chromium = ['chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium of this machine; undefined when there is none. `CHROMIUM_PATH` names another one. */
export function findChromium() {
  return findProgram(process.env.CHROMIUM_PATH, ...chromium);
}

/** Chromium for tests: preferably its build without windows, which needs half of the CPU time. */
export function findHeadlessChromium() {
  return findProgram(process.env.CHROMIUM_PATH, 'chromium-headless-shell', ...chromium);
}
