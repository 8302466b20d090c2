import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check on an output of `npm audit`. */
function audit(npmOutput: unknown, env: Record<string, string> = {}) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof npmOutput === 'string' ? npmOutput : JSON.stringify(npmOutput));
  const tool = path.join(__dirname, '../tools/audit.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tool, file], {
    encoding: 'utf8',
    env: { ...process.env, AUDIT: '', ...env },
  });
  return { status, stdout };
}

const reportWith = (severity: string) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    leftpad: {
      name: 'leftpad',
      severity,
      range: '<2.0.0',
      via: [{ title: 'Pads to the right', url: 'https://github.com/advisories/GHSA-0000' }],
    },
  },
});

test.each([
  ['no vulnerability', { vulnerabilities: {} }, 0],
  ['a moderate vulnerability', reportWith('moderate'), 0],
  ['a high vulnerability', reportWith('high'), 1],
  ['a critical vulnerability', reportWith('critical'), 1],
])('exits with the right status for %s', (_, report, status) => {
  const result = audit(report);
  expect(result.status).toBe(status);
  if (status === 1) expect(result.stdout).toMatch(/leftpad <2\.0\.0: Pads to the right https:/);
});

test.each([
  ['refuses the request', { message: '405 Method Not Allowed', statusCode: 405 }],
  ['sends an empty response', ''],
  ['sends HTML', '<html>'],
])('a registry that %s causes a warning, and a failure with AUDIT=required', (_, npmOutput) => {
  const result = audit(npmOutput);
  expect(result).toMatchObject({ status: 0, stdout: expect.stringMatching(/^!!! .*could not be checked/) });
  expect(audit(npmOutput, { AUDIT: 'required' }).status).toBe(1);
});
