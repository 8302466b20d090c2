import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check says of what npm has printed. */
function audit(printed: unknown, env: Record<string, string> = {}) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof printed === 'string' ? printed : JSON.stringify(printed));
  const tool = path.join(__dirname, '../tools/audit.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tool, file], {
    encoding: 'utf8',
    env: { ...process.env, AUDIT: '', ...env },
  });
  return { status, stdout };
}

const finding = (severity: string) => ({
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
  ['nothing', { vulnerabilities: {} }, 0],
  ['a moderate hole', finding('moderate'), 0],
  ['a high one', finding('high'), 1],
  ['a critical one', finding('critical'), 1],
])('with %s', (_, report, status) => {
  const answer = audit(report);
  expect(answer.status).toBe(status);
  if (status === 1) expect(answer.stdout).toMatch(/leftpad <2\.0\.0: Pads to the right https:/);
});

test.each([
  ['refuses to say', { message: '405 Method Not Allowed', statusCode: 405 }],
  ['says nothing', ''],
  ['says something else', '<html>'],
])('a registry that %s is no pass in silence, and fails where an answer is demanded', (_, printed) => {
  const answer = audit(printed);
  expect(answer).toMatchObject({ status: 0, stdout: expect.stringMatching(/^!!! .*could not be asked/) });
  expect(audit(printed, { AUDIT: 'required' }).status).toBe(1);
});
