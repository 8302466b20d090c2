// Runs the import with this id, or its undo, as the shop does. A test kills it: after its second batch it waits for that, a minute at most.
import { readEnv } from '../src/config/env.ts';
import { openDatabase } from '../src/database/database.ts';
import { createImportRunner } from '../src/features/import/desk/importRunner.ts';
import { startImport } from '../src/features/import/desk/importStart.service.ts';
import { undoDeskImport } from '../src/features/import/desk/importUndo.service.ts';
import { openPictureStore } from '../src/features/users/uploads/pictureStore.service.ts';

const [, , work, id] = process.argv;
const env = readEnv(process.env);
const db = await openDatabase(env);
const log = { warn: console.error, error: console.error };
let batches = 0;
const throwIfStopping = () => {
  if (++batches === 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
};
const imports = { ...createImportRunner(db, log), throwIfStopping };
const ctx = { db, env, pictures: openPictureStore(env), imports };
const actor = { id: 'test', name: 'Test', role: 'owner', requestId: '', clientAddress: '', userAgent: '' };
const result = await (work === 'undo' ? undoDeskImport(ctx, actor, id) : startImport(ctx, actor, { id }));
if (result.__typename !== 'DeskImportUpdated') console.error(result);
