import path from 'node:path';
import { PICTURES_PATH } from '../src/lib/pictures/images.ts';
import { composePictures } from './composePictures.ts';

// The build runs this with its output folder.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: pictures FOLDER');
await composePictures(path.join(folder, PICTURES_PATH));
