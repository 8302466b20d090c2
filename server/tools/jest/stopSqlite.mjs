// @ts-check
import { folder } from './startSqlite.mjs';

export default function () {
  folder.remove();
}
