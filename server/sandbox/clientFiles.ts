import path from 'node:path';
import { findPackageFolder } from '../src/lib/packageFolder.ts';

/** The folder of the scripts and styles that the sandbox sends to browsers. */
export const clientFiles = path.join(findPackageFolder(import.meta.dirname), 'sandbox');
