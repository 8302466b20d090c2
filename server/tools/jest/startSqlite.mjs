// @ts-check
import path from 'node:path';
import { createThrowawayFolder } from '../programs/throwawayFolder.mjs';
import { fillTemplate } from './fillTemplate.mjs';

export const folder = createThrowawayFolder('kirana-template-');

/** Gives the workers `TEST_SQLITE_TEMPLATE`, a file that most test files copy. */
export default async function () {
  await fillTemplate({ folder: folder.path });
  process.env.TEST_SQLITE_TEMPLATE = path.join(folder.path, 'kirana.sqlite');
}
