import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

interface Component {
  purl: string;
  hashes?: unknown[];
}

function writeSbom(): { bomFormat: string; components: Component[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kirana-sbom-test-'));
  try {
    const file = path.join(folder, 'sbom.cdx.json');
    execFileSync(process.execPath, [path.join(root, 'server/tools/sbom.mjs'), file]);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('the bill of materials has every package that runs with its hash, and none that is for development only', () => {
  const { bomFormat, components } = writeSbom();
  expect(bomFormat).toBe('CycloneDX');

  const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const withHash = new Set(
    components.filter(({ hashes }) => hashes?.length).map((component) => component.purl),
  );
  const lock = Object.entries(
    readJson('package-lock.json').packages as Record<string, { version: string; dev?: true; link?: true }>,
  ).flatMap(([folder, entry]) => {
    const name = folder.split('node_modules/').at(-1);
    return name && name !== folder && !entry.link ? [{ purl: purl(name, entry.version), entry }] : [];
  });
  const runtime = new Set(lock.filter(({ entry }) => !entry.dev).map((item) => item.purl));

  const dependencies = ['server', 'client'].flatMap((part) =>
    Object.entries(readJson(`${part}/package.json`).dependencies as Record<string, string>),
  );
  expect(dependencies.length).toBeGreaterThan(50);
  expect(
    dependencies.map(([name, version]) => purl(name, version)).filter((id) => !withHash.has(id)),
  ).toEqual([]);
  expect([...withHash].filter((id) => !runtime.has(id))).toEqual([]);
});
