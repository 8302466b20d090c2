import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { createMetrics } from './definitions.ts';

// docs/monitoring names metrics, and docs/operations.md alerts.

interface Rule {
  alert: string;
  expr: string;
}
interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const readDocs = (file: string) => readFileSync(path.join(__dirname, '../../../docs', file), 'utf8');
const rules = (parse(readDocs('monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const ruleTests = (
  parse(readDocs('monitoring/alerts.test.yml')) as {
    tests: {
      name: string;
      input_series: { series: string }[];
      alert_rule_test: { alertname: string; exp_alerts: object[] }[];
    }[];
  }
).tests;
const { scrape_configs: scrapeConfigs } = parse(readDocs('monitoring/prometheus.yml')) as {
  scrape_configs: { job_name: string }[];
};
const { panels } = JSON.parse(readDocs('monitoring/dashboard.json')) as { panels: Panel[] };
const dashboard = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

/** Names of metrics in an expression; those of Prometheus itself (`up`) and of functions have no such prefix. */
const metricsIn = (expr: string): string[] => expr.match(/\b(kirana|nodejs|process)_\w+/g) ?? [];

/** The series of all metrics: of a histogram, its buckets, sum and count. */
async function listSeries(): Promise<Set<string>> {
  const metrics = await createMetrics().registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      // The types say a number, and the registry returns a text.
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

it.each([
  ['alerts', rules.map(({ alert, expr }) => ({ title: alert, expr }))],
  ['dashboard', dashboard],
  [
    'tests of the alerts',
    ruleTests.flatMap(({ name, input_series }) =>
      input_series.map(({ series }) => ({ title: name, expr: series })),
    ),
  ],
])('every metric of the %s exists', async (_, expressions) => {
  const series = await listSeries();
  expect(expressions.length).toBeGreaterThan(10);
  const missing = expressions.flatMap(({ title, expr }) =>
    metricsIn(expr)
      .filter((name) => !series.has(name))
      .map((name) => `${title}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every alert is tested with a series that fires it, and with one that does not', () => {
  const cases = ruleTests.flatMap((test) => test.alert_rule_test);
  const testedBy = (hasFired: boolean) =>
    new Set(
      cases
        .filter(({ exp_alerts: alerts }) => alerts.length > 0 === hasFired)
        .map(({ alertname }) => alertname),
    );
  const names = new Set(rules.map(({ alert }) => alert));
  expect(testedBy(true)).toEqual(names);
  expect(testedBy(false)).toEqual(names);
});

it('metrics that other programs have as well are those of the scraped job', () => {
  const expressions = [...rules, ...dashboard].map(({ expr }) => expr);
  const others = expressions.flatMap((expr) => expr.match(/\b(?:up|(?:nodejs|process)_\w+)\b\S*/g) ?? []);
  expect(others.length).toBeGreaterThan(5);
  const selector = `{job="${scrapeConfigs[0]?.job_name}"}`;
  expect(others.filter((metric) => !metric.includes(selector))).toEqual([]);
});

it('the dashboard shows every metric of the shop', async () => {
  const shown = new Set(dashboard.flatMap(({ expr }) => metricsIn(expr)).map(baseName));
  const names = [...(await listSeries())].filter((name) => name.startsWith('kirana_')).map(baseName);
  expect([...new Set(names)].filter((name) => !shown.has(name))).toEqual([]);
});

it('every alert is a section of docs/operations.md, and every section an alert', () => {
  const [, alerts = ''] = /^## Alerts$(.*?)^## /ms.exec(readDocs('operations.md')) ?? [];
  const sections = [...alerts.matchAll(/^### (\w+)$\n\n(\S.{80,})/gm)].map(([, title]) => title);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
});

const baseName = (series: string): string => series.replace(/_(bucket|sum|count)$/, '');
