import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IPodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import fastify from 'fastify';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import type { ISecret } from 'kubernetes-models/v1/Secret';
import type { IService } from 'kubernetes-models/v1/Service';
import { readEnv } from '../../src/config/env.ts';
import { variables } from '../../src/config/variables.ts';
import { health } from '../../src/http/health.ts';
import { createLog } from '../../src/lib/log.ts';
import { createMetrics } from '../../src/metrics/definitions.ts';
import { commands } from '../../tools/build/commands.mjs';
import { closeSeconds, findIn, imageVariable, readFile, readYaml, root } from './deployFiles.ts';
import { findManifest, kustomizations, type Manifest, manifests } from './manifests.ts';

/** Where the types and schemas of an object are. */
const modelOf = ({ apiVersion, kind }: Manifest): string =>
  apiVersion.startsWith('monitoring.coreos.com')
    ? `@kubernetes-models/prometheus-operator/${apiVersion}/${kind}`
    : `kubernetes-models/${apiVersion}/${kind}`;

function required<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new Error('a manifest lacks a part');
  return value;
}

type Found<T> = T & Manifest;
const deployment = findManifest<Found<IDeployment>>('Deployment');
const job = findManifest<Found<IJob>>('Job');
const autoscaler = findManifest<Found<IHorizontalPodAutoscaler>>('HorizontalPodAutoscaler');
const service = findManifest<Found<IService>>('Service');
const pod = required(deployment.spec?.template.spec);
const shop = required(pod.containers[0]);
const settings = required(findManifest<Found<IConfigMap>>('ConfigMap').data);
const secrets = required(findManifest<Found<ISecret>>('Secret').stringData);
const delay = Number(settings.SHUTDOWN_DELAY_SECONDS);

describe('every manifest', () => {
  it.each(manifests)('is what the schema of Kubernetes allows: $file', ({ manifest }) => {
    const { [manifest.kind]: Model } = require(modelOf(manifest)) as Record<
      string,
      new (
        data: Manifest,
      ) => { validate(): void }
    >;
    // A patch has only what it changes.
    const merged = manifest === autoscaler || manifest.kind !== autoscaler.kind ? manifest : merge(manifest);
    new (required(Model))(merged).validate();
  });

  const merge = (patch: Manifest) => ({
    ...autoscaler,
    spec: { ...autoscaler.spec, ...(patch as Found<IHorizontalPodAutoscaler>).spec },
  });

  it('has no field that Kubernetes does not know', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kirana-manifests-'));
    try {
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      const lines = manifests.map(({ file, manifest }) => {
        const type = `import('${modelOf(manifest)}').I${manifest.kind}`;
        return `/* ${file} */ export const _${manifests.findIndex((entry) => entry.file === file)}: Patch<${type}> = ${JSON.stringify(manifest)};`;
      });
      const patch =
        'type Patch<T> = T extends { spec?: infer S } ? Omit<T, "spec"> & { spec?: Partial<S> } : T;';
      const code = path.join(folder, 'manifests.ts');
      writeFileSync(code, [patch, ...lines].join('\n'));
      const { stdout } = spawnSync(
        path.join(root, 'node_modules/.bin/tsc'),
        ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', '', code],
        { cwd: folder, encoding: 'utf8' },
      );
      expect(stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is applied, but for the example of a Secret', () => {
    const applied = kustomizations.flatMap((file) => {
      const { resources = [], patches = [] } = readYaml<{
        resources?: string[];
        patches?: { path: string }[];
      }>(file);
      return [...resources, ...patches.map((patch) => patch.path)].map((name) =>
        path.join(path.dirname(file), name),
      );
    });
    const missing = manifests.filter(({ file }) => !applied.includes(file)).map(({ file }) => file);
    expect(missing).toEqual(['server/deploy/kubernetes/secret.example.yaml']);
  });
});

describe('the settings', () => {
  it('are variables of the shop', () => {
    const unknown = [...Object.keys(settings), ...Object.keys(secrets)].filter(
      (name) => !(name in variables.shape),
    );
    expect(unknown).toEqual([]);
    for (const container of [shop, required(job.spec?.template.spec?.containers[0])])
      expect(container.envFrom).toEqual([
        { configMapRef: { name: 'kirana' } },
        { secretRef: { name: 'kirana' } },
      ]);
  });

  it('start a live shop whose pictures are in a bucket, once the placeholders are replaced', () => {
    const replaced = Object.entries(secrets).map(([name, value]) => [
      name,
      value.replace(/PASSWORD|SECRET/, randomBytes(24).toString('base64url')),
    ]);
    const env = readEnv({ ...settings, ...Object.fromEntries(replaced) });
    expect(env).toMatchObject({ mode: 'live', trustedProxies: 1, s3: { bucket: 'kirana-pictures' } });
    expect(env.limits.redisUrl).not.toBeNull();
  });
});

describe('the pods', () => {
  const portOf = (name: unknown) => required(shop.ports).find((port) => port.name === name)?.containerPort;

  it('listen on the ports of the image and of the metrics', () => {
    expect(portOf('http')).toBe(Number(imageVariable('PORT')));
    expect(portOf('metrics')).toBe(Number(settings.METRICS_PORT));
  });

  it('are asked for paths that answer', async () => {
    const app = fastify();
    await app.register(health, {
      isMigrated: async () => true,
      isWritable: () => true,
      catalog: { isSearchable: true },
      log: createLog('silent'),
    });
    const probes = [shop.startupProbe, shop.readinessProbe, shop.livenessProbe];
    expect(probes.map((probe) => probe?.httpGet?.path)).toEqual(['/healthz', '/readyz', '/healthz']);
    for (const probe of probes) {
      const { path: url = '', port } = required(probe?.httpGet);
      expect((await app.inject(url)).statusCode).toBe(200);
      expect(portOf(port)).toBe(portOf('http'));
    }
    await app.close();
  });

  it('get no shoppers any more when they stop serving, and end their work before they are killed', () => {
    const { periodSeconds = 10, failureThreshold = 3 } = required(shop.readinessProbe);
    expect(periodSeconds * failureThreshold * 2).toBeLessThan(delay);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delay + closeSeconds);
  });

  it.each<[string, IPodSpec]>([
    ['shop', pod],
    ['migration', required(job.spec?.template.spec)],
  ])('are not root, and write to the folders of the image only: %s', (_, spec) => {
    const [user, group] = findIn('server/Dockerfile', /^USER (.+)$/m)
      .split(':')
      .map(Number);
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user, runAsGroup: group });
    const { securityContext, volumeMounts = [] } = required<IContainer>(spec.containers[0]);
    expect(securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const folders = volumeMounts.map(({ mountPath }) => mountPath);
    expect(folders).toContain(path.dirname(imageVariable('NODE_COMPILE_CACHE')));
    if (spec === pod) expect(folders).toContain(imageVariable('DATA_DIR'));
    // No volume that several machines would share.
    for (const volume of required(spec.volumes)) expect(volume.emptyDir).toBeDefined();
  });

  it('are those that the other objects select', () => {
    const labels = deployment.spec?.template.metadata?.labels;
    expect(deployment.spec?.selector.matchLabels).toEqual(labels);
    expect(service.spec?.selector).toEqual(labels);
    const budget = findManifest<Found<IPodDisruptionBudget>>('PodDisruptionBudget');
    expect(budget.spec?.selector?.matchLabels).toEqual(labels);
    expect(autoscaler.spec?.scaleTargetRef).toMatchObject({
      kind: 'Deployment',
      name: deployment.metadata.name,
    });
  });

  it('show their metrics to Prometheus only', () => {
    expect(service.spec?.ports?.map(({ targetPort }) => targetPort)).toEqual(['http']);
    const rules = required(findManifest<Found<INetworkPolicy>>('NetworkPolicy').spec?.ingress);
    const rule = rules.find(({ ports = [] }) => ports.some(({ port }) => port === 'metrics'));
    expect(rule?.from).toHaveLength(1);
  });

  it('reach the database, Redis, and a collector of traces at an address of the cluster', () => {
    const rules = required(findManifest<Found<INetworkPolicy>>('NetworkPolicy').spec?.egress);
    const anywhere = rules.filter(({ to }) => !to).flatMap(({ ports = [] }) => ports.map(({ port }) => port));
    const urls = [secrets.DATABASE_URL, secrets.REDIS_URL, 'http://collector.tracing.svc.cluster.local:4318'];
    expect(anywhere.sort()).toEqual(
      [53, 53, ...urls.map((url) => Number(new URL(required(url)).port))].sort(),
    );
  });

  it('are scraped as the job that the alerts select', () => {
    const monitor = required(
      manifests.map(({ manifest }) => manifest).find(({ kind }) => kind === 'PodMonitor'),
    ) as Found<IPodMonitor>;
    const labels = required(deployment.spec?.template.metadata?.labels);
    const job = labels[required(monitor.spec?.jobLabel)];
    const alerts = readFile('docs/monitoring/alerts.yml');
    expect(new Set([...alerts.matchAll(/job="(.*?)"/g)].map(([, name]) => name))).toEqual(new Set([job]));
  });
});

describe('the migration', () => {
  it('is a command of the image', () => {
    const { command = [] } = required(job.spec?.template.spec?.containers[0]);
    expect(command).toEqual(['node', expect.stringMatching(/^server\/dist\/commands\/\w+\.js$/)]);
    expect(Object.keys(commands)).toContain(path.basename(command[1] ?? '', '.js'));
  });
});

describe('the autoscaler with Prometheus', () => {
  it('uses a metric that the shop has', async () => {
    const names = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
    const used = manifests
      .filter(({ manifest }) => manifest.kind === autoscaler.kind)
      .flatMap(({ manifest }) => (manifest as Found<IHorizontalPodAutoscaler>).spec?.metrics ?? [])
      .flatMap(({ pods }) => pods?.metric.name ?? []);
    expect(used).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(used));
  });
});
