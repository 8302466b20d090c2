// @ts-check
/** Starts a process and creates a folder, which end with this one; prints the pid and the path, and waits. */
import { spawnBound } from '../tools/programs/boundProcess.mjs';
import { createThrowawayFolder } from '../tools/programs/throwawayFolder.mjs';

process.once('SIGTERM', () => process.exit());
const folder = createThrowawayFolder('kirana-ended-');
const child = spawnBound('sleep', ['600'], { stdio: 'ignore' });
process.stdout.write(`${child.pid} ${folder.path}\n`);
setInterval(() => {}, 60_000);
