// @ts-check
/** `npm run db:baseline`: generates what a new database gets instead of the migrations (server/src/database/baseline/generated). */
import path from 'node:path';
import { capture } from './command.mjs';
import { server } from './paths.mjs';
import { startMysql } from './programs/mysqlServer.mjs';

const mysql = await startMysql();
try {
  for (const args of [[], [mysql.url]]) {
    const program = path.join(server, 'src/database/baseline/writeBaseline.ts');
    const { code, output } = await capture('tsx', [`--tsconfig=${server}/tsconfig.json`, program, ...args]);
    process.stdout.write(output);
    process.exitCode ||= code;
  }
} finally {
  await mysql.stop();
}
