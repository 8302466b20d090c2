import { demoMediaDir } from '../src/config/paths.ts';
import { composePictures } from './composePictures.ts';

// The build runs this.
await composePictures(demoMediaDir);
