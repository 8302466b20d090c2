// Loaded into the shop by `npm run bench -- --profile`. The parent's message 'start' starts the CPU profiler; 'stop' stops it and sends
// back the microseconds of CPU time by package or folder. Messages, because close-with-grace ends the shop on SIGUSR2.
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 500 });

process.on('message', async (command) => {
  if (command === 'start') return session.post('Profiler.start');
  const { profile } = await session.post('Profiler.stop');
  process.send(summary(profile));
});
// The channel does not keep a stopped shop running.
process.channel.unref();

function summary({ nodes, samples, timeDeltas }) {
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]));
  const cpuTimes = {};
  samples.forEach((id, at) => {
    const owner = owners.get(id);
    if (owner !== null) cpuTimes[owner] = (cpuTimes[owner] ?? 0) + timeDeltas[at];
  });
  return cpuTimes;
}

/** The package, the Node module or the folder of the shop that a function belongs to. */
function ownerOf({ functionName, url }) {
  if (functionName === '(idle)' || functionName === '(root)') return null;
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (packageName) return packageName;
  const [, shopFolder] = /\/server\/dist\/modules\/(?:src\/)?((?:features\/)?[^/]+)/.exec(url) ?? [];
  if (shopFolder) return `server/${shopFolder.replace(/\.js$/, '')}`;
  if (url.includes('/client/dist/')) return 'client';
  if (url.startsWith('node:')) return url.replace(/^(node:(internal\/)?\w+).*/, '$1');
  return url === '' ? functionName || 'native' : 'other';
}
