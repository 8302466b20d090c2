// @ts-check
import { server } from './startMysql.mjs';

export default async function () {
  await server.stop();
}
