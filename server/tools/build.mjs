// @ts-check
/** Builds the server into server/dist: the shop in one file, its thread for invoices, its commands, and the demo catalogue's pictures. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from './build/commands.mjs';
import { bundle } from './bundle.mjs';
import { run } from './command.mjs';
import { server } from './paths.mjs';
import { listGapsOfSchemaFile } from './schema/staffDirectives.mjs';

// Without its permission a field of the desk would be open to shoppers.
const gaps = listGapsOfSchemaFile();
if (gaps.length > 0) {
  process.stderr.write(`${gaps.join('\n')}\n`);
  process.exit(1);
}

const dist = path.join(server, 'dist');

// The pictures take the longest, so composePictures reuses unchanged ones.
for (const name of existsSync(dist) ? readdirSync(dist) : []) {
  if (name !== 'media') rmSync(path.join(dist, name), { recursive: true });
}

await bundle({ ...commands, pictures: 'demo/main.ts' }, { dir: path.join(dist, 'commands') });
const [code] = await Promise.all([
  run(process.execPath, [path.join(dist, 'commands/pictures.js'), dist]),
  bundle({ kirana: 'src/main.ts' }, { dir: dist, withPackages: true }),
  bundle(
    { invoicePdfThread: 'src/features/orders/invoices/pdf/invoicePdfThread.ts' },
    { dir: dist, withPackages: true },
  ),
]);
if (code !== 0) process.exit(code);

// Written last, so that an interrupted build counts as no build.
writeFileSync(path.join(dist, 'build-stamp.json'), JSON.stringify({ builtAt: new Date().toISOString() }));
