// @ts-check
import { cluster } from './startCluster.mjs';

export default async function () {
  await Promise.all(cluster.nodes.map((node) => node.kill()));
  cluster.folder.remove();
}
