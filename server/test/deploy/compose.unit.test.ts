import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { DCLinter } from 'dclint';
import { readEnv } from '../../src/config/env.ts';
import { variables } from '../../src/config/variables.ts';
import { closeSeconds, findIn, imageVariable, readFile, readYaml, root, secondsOf } from './deployFiles.ts';

interface Service {
  profiles?: string[];
  command?: string[];
  environment: Record<string, string | null>;
  stop_grace_period: string;
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
}

const HAPROXY = 'server/deploy/haproxy.cfg';
const { services } = readYaml<{ services: Record<string, Service> }>('docker-compose.yml');
const service = (name: string): Service => services[name] ?? fail(`there is no service ${name}`);
const fail = (message: string): never => {
  throw new Error(message);
};

const clusterShops = ['shop-1', 'shop-2', 'shop-3'];
const shops = ['shop', ...clusterShops];

/** The value that Compose uses where a variable such as `${NAME:-10}` is not set. */
const defaultOf = (value: string | null | undefined): string =>
  /^\$\{\w+:-(.*)\}$/.exec(value ?? '')?.[1] ?? value ?? '';

describe('docker-compose.yml', () => {
  it('is what the schema of Compose files allows', () => {
    const linter = new DCLinter({
      // The shop is for everybody.
      rules: { 'no-unbound-port-interfaces': 0 },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const messages = linter
      .lintFiles([path.join(root, 'docker-compose.yml')], false)
      .flatMap((result) => result.messages);
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(messages.length).toBeGreaterThan(0);
  });

  it('starts one shop with its services unless a profile is named', () => {
    const names = Object.keys(services).filter((name) => !service(name).profiles);
    expect(names.sort()).toEqual(['mysql', 'redis', 'shop']);
  });

  it.each(shops)('%s gets every variable but those of the image', (name) => {
    const ofImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'];
    const expected = Object.keys(variables.shape).filter((variable) => !ofImage.includes(variable));
    expect(Object.keys(service(name).environment).sort()).toEqual(expected.sort());
  });

  it.each(shops)('%s is killed only after its delay and its last work', (name) => {
    const { environment, stop_grace_period } = service(name);
    const delay = Number(defaultOf(environment.SHUTDOWN_DELAY_SECONDS));
    expect(secondsOf(stop_grace_period)).toBeGreaterThan(delay + closeSeconds);
  });

  it.each(shops)('%s can write to the folders that it uses only', (name) => {
    const { read_only, tmpfs, volumes } = service(name);
    expect({ read_only, tmpfs }).toEqual({ read_only: true, tmpfs: ['/tmp'] });
    expect(path.dirname(imageVariable('NODE_COMPILE_CACHE'))).toBe('/tmp');
    expect(volumes).toEqual([`shop-data:${imageVariable('DATA_DIR')}`]);
  });

  it('mounts files that exist', () => {
    const files = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('gives each shop of the cluster a database node of its own', () => {
    const nodes = clusterShops.map((name) => {
      const host = /@([^:/]+)/.exec(
        service(name).environment.DATABASE_URL?.replace(/\$\{.*?\}/, '') ?? '',
      )?.[1];
      expect(Object.keys(service(name).depends_on ?? {})).toContain(host);
      return host;
    });
    const members = findIn('server/deploy/galera.cnf', /^wsrep_cluster_address = gcomm:\/\/(\S+)$/m).split(
      ',',
    );
    expect(nodes).toEqual(members);
    for (const node of members) {
      const { NODE_NAME, PEERS } = service(node).environment;
      expect(NODE_NAME).toBe(node);
      expect(PEERS?.split(' ')).toEqual(members.filter((other) => other !== node));
    }
    expect(members.filter((node) => service(node).environment.BEGINS_CLUSTER)).toEqual(['database-1']);
  });
});

describe('the proxy', () => {
  it('gets every variable of its configuration', () => {
    const named = new Set([...readFile(HAPROXY).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    expect(Object.keys(service('proxy').environment).sort()).toEqual([...named].sort());
  });

  it('sends shoppers to all shops, on the port that the image listens on', () => {
    const { environment, depends_on } = service('proxy');
    const addresses = Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith('SHOP_') ? [value] : [],
    );
    expect(addresses).toEqual(clusterShops.map((name) => `${name}:${imageVariable('PORT')}`));
    expect(depends_on).toEqual(clusterShops);
  });

  it('notices that a shop ends long before the shop stops serving', () => {
    expect(findIn(HAPROXY, /^ +option httpchk (.+)$/m)).toBe('GET /readyz');
    const setting = (name: string) =>
      findIn(HAPROXY, new RegExp(`^ +default-server .*\\b${name} (\\S+)`, 'm'));
    const unnoticed =
      secondsOf(setting('inter')) + secondsOf(setting('fastinter')) * (Number(setting('fall')) - 1);
    for (const name of clusterShops) {
      const delay = Number(defaultOf(service(name).environment.SHUTDOWN_DELAY_SECONDS));
      expect(unnoticed * 2).toBeLessThan(delay);
    }
  });
});

describe('server/deploy/sandbox.env', () => {
  const settings = parseEnv(readFile('server/deploy/sandbox.env'));

  it('makes all shops use the sandbox of docker-compose.yml', () => {
    const env = readEnv({ ...settings, DATABASE_URL: 'mysql://kirana:password@database-1:3306/kirana' });
    expect(env).toMatchObject({ rehearsal: true, seed: true });
    const { hostname, port, pathname } = new URL(env.payments.apiUrl);
    expect([hostname, port, pathname]).toEqual(['sandbox', service('sandbox').environment.PORT, '/sandbox']);
    expect(service('sandbox').command?.slice(1)).toEqual(['server/dist/commands/sandbox.js']);
  });
});
