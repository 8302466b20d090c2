import { bundled } from './bundled.ts';

// The built shop is run by this file; module by module, it is main.ts.

bundled().run();
