// @ts-check
import { startGalera } from '../programs/galera.mjs';
import { createThrowawayFolder } from '../programs/throwawayFolder.mjs';

/** Starts the nodes with the folder of their data. */
async function start() {
  const folder = createThrowawayFolder('kirana-nodes-');
  return { folder, nodes: await startGalera(2, folder.path) };
}

/** @type {Awaited<ReturnType<typeof start>>} */
export let cluster;

/** Gives the workers `TEST_CLUSTER_URLS`: two nodes of a Galera cluster. */
export default async function () {
  cluster = await start();
  process.env.TEST_CLUSTER_URLS = cluster.nodes.map(({ url }) => url).join();
}
