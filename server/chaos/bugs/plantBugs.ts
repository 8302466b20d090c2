import type { DatabaseKind } from '../environment/database.ts';
import type { Violation } from '../environment/record.ts';
import { createTemplate, runScenarios } from '../scenarios/scenarioRun.ts';
import { type ScenarioName, scenarios } from '../scenarios/scenarios.ts';
import type { Bug } from './bug.ts';
import { bugs } from './bugs.ts';
import { buildVariant } from './variant.ts';

/** The result of one planted bug on one database. */
export interface Verdict {
  bug: Bug;
  kind: DatabaseKind;
  isCaught: boolean;
  violations: Violation[];
}

/** Short, because work that a bug blocks never ends. */
const TIMEOUT_MS = 10_000;

const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Runs all scenarios without a bug. @returns the violations; a correct harness and shop have none */
export async function runAllScenarios(timeoutMs: number): Promise<Violation[]> {
  return runScenarios(scenarioNames, { kind: 'sqlite', template: null, timeoutMs });
}

/** Plants the bugs, `concurrency` at the same time, and runs their scenarios. Calls `onVerdict` after each. @returns all verdicts */
export async function plantBugs(
  plantings: readonly { bug: Bug; kind: DatabaseKind }[],
  { concurrency, onVerdict }: { concurrency: number; onVerdict: (verdict: Verdict) => void },
): Promise<Verdict[]> {
  const template = await createTemplate(Math.max(...bugs.map(({ scenarios: { length } }) => length)));
  const verdicts: Verdict[] = [];
  const queue = [...plantings];
  const worker = async () => {
    for (let planting = queue.shift(); planting; planting = queue.shift()) {
      const { bug, kind } = planting;
      const { scenarios: names, replacements, isInSchema, caughtBy } = bug;
      const variant = await buildVariant(replacements);
      const violations = await runScenarios(names, {
        kind,
        template: isInSchema || kind === 'mysql' ? null : template,
        program: variant.file,
        timeoutMs: TIMEOUT_MS,
      }).catch((error: Error) => [{ invariant: 'the scenarios can be run', detail: error.message }]);
      variant.remove();
      const verdict = {
        bug,
        kind,
        violations,
        isCaught: violations.some(({ invariant }) => invariant === caughtBy),
      };
      verdicts.push(verdict);
      onVerdict(verdict);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  template.remove();
  return verdicts;
}
