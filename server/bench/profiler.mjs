// Loaded into the shop by `npm run bench -- --profile`: each second SIGUSR2 ends what the one before has begun, and prints a line
// of JSON: microseconds of CPU by who used them.
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 500 });
let running = false;

process.on('SIGUSR2', async () => {
  running = !running;
  if (running) return session.post('Profiler.start');
  const { profile } = await session.post('Profiler.stop');
  process.stdout.write(`profile ${JSON.stringify(summary(profile))}\n`);
});

function summary({ nodes, samples, timeDeltas }) {
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]));
  const used = {};
  samples.forEach((id, at) => {
    const owner = owners.get(id);
    if (owner !== null) used[owner] = (used[owner] ?? 0) + timeDeltas[at];
  });
  return used;
}

/** A package, a part of Node, or a folder of the shop's own. */
function ownerOf({ functionName, url }) {
  if (functionName === '(idle)' || functionName === '(root)') return null;
  const [, ofPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (ofPackage) return ofPackage;
  const [, ofShop] = /\/server\/dist\/modules\/(?:src\/)?((?:features\/)?[^/]+)/.exec(url) ?? [];
  if (ofShop) return `server/${ofShop.replace(/\.js$/, '')}`;
  if (url.includes('/client/dist/')) return 'client';
  if (url.startsWith('node:')) return url.replace(/^(node:(internal\/)?\w+).*/, '$1');
  return url === '' ? functionName || 'native' : 'other';
}
