import { type Cluster, openCluster } from './environment/cluster.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const RESERVATION_SECONDS = 600;

/** Resolves at SIGINT or SIGTERM. */
const interruption = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => interruption.abort());

/** Describes the processes, a line each. */
function describe({ port, proxyPid, servers, nodes, redis, provider }: Cluster): string {
  const rows = [
    ['proxy', port, proxyPid],
    ...servers.map(({ name, port: shopPort, pid }) => [name, shopPort, pid()]),
    ...nodes.map(({ name, port: nodePort, pid }) => [name, nodePort, pid]),
    ['redis', new URL(redis.url).port, redis.pid],
    ['sandbox', provider.port, provider.pid],
  ];
  return rows
    .map(([name, at, pid]) => `${String(name).padEnd(12)} 127.0.0.1:${String(at).padEnd(6)} pid ${pid}`)
    .join('\n');
}

/** Runs the cluster until a signal ends it. */
async function serve(): Promise<void> {
  const cluster = await openCluster({ reservationSeconds: RESERVATION_SECONDS });
  print(describe(cluster));
  print(`\nThe shop is open at http://127.0.0.1:${cluster.port}; Ctrl+C ends it and removes its data.`);
  await new Promise((resolve) => interruption.signal.addEventListener('abort', resolve));
  await cluster.close();
}

await serve();
process.exit(0);
