// @ts-check
import { dropTemplate, server } from './startMysql.mjs';

export default async function () {
  await dropTemplate();
  await server.stop();
}
