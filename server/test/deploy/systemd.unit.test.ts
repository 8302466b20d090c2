import { closeSeconds, findIn, readFile, secondsOf } from './deployFiles.ts';

const SHOP = 'server/deploy/systemd/kirana.service';
const PROXY = 'server/deploy/systemd/kirana-proxy.service';
const HAPROXY = 'server/deploy/haproxy.cfg';
const PAGE = 'docs/deployment.md';

describe('the units of systemd', () => {
  it('start the shop as the image does', () => {
    const [program, ...args] = JSON.parse(findIn('server/Dockerfile', /^CMD (\[.*\])$/m));
    expect(findIn(SHOP, /^ExecStart=(.*)$/m)).toBe([`/usr/bin/${program}`, ...args].join(' '));
  });

  it('kill the shop only after its delay and its last work', () => {
    const delay = Number(findIn(PAGE, /^SHUTDOWN_DELAY_SECONDS=(\d+)$/m));
    expect(Number(findIn(SHOP, /^TimeoutStopSec=(\d+)$/m))).toBeGreaterThan(delay + closeSeconds);
  });

  it('kill the proxy only after its requests in flight', () => {
    const hardStop = secondsOf(findIn(HAPROXY, /^ *hard-stop-after (\S+)$/m));
    expect(Number(findIn(PROXY, /^TimeoutStopSec=(\d+)$/m))).toBeGreaterThan(hardStop);
  });

  it('have the settings of the proxy from a file that the page describes', () => {
    const used = [...readFile(HAPROXY).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    const described = [...readFile(PAGE).matchAll(/^((?:PROXY|SHOP)_\w+)=\S+$/gm)].map(([, name]) => name);
    expect(described.sort()).toEqual([...new Set(used)].sort());
  });
});
