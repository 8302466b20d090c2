import { type Bug, bugs } from './bugs.ts';
import type { DatabaseKind } from './database.ts';
import type { Violation } from './record.ts';
import { makeTemplate, runScenarios } from './scenarioRun.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { buildVariant } from './variant.ts';

/** Whether the harness has caught a planted bug. */
export interface Verdict {
  bug: Bug;
  kind: DatabaseKind;
  isCaught: boolean;
  violations: Violation[];
}

/** Short, because a bug that blocks work blocks it for ever. */
const TIMEOUT_MS = 10_000;

const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Runs the scenarios without a bug. @returns the violations, of which there must be none */
export async function runAllScenarios(timeoutMs: number): Promise<Violation[]> {
  return runScenarios(scenarioNames, { kind: 'sqlite', template: null, timeoutMs });
}

/** Plants the bugs, `atATime` at the same time, and runs their scenarios. @returns a verdict for each */
export async function plantBugs(
  chosen: readonly { bug: Bug; kind: DatabaseKind }[],
  { atATime, onVerdict }: { atATime: number; onVerdict: (verdict: Verdict) => void },
): Promise<Verdict[]> {
  const template = await makeTemplate(Math.max(...bugs.map(({ scenarios: { length } }) => length)));
  const verdicts: Verdict[] = [];
  const left = [...chosen];
  const worker = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const { bug, kind } = one;
      const { scenarios: names, fakes, isInSchema, caughtBy } = bug;
      const variant = await buildVariant(fakes);
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
  await Promise.all(Array.from({ length: atATime }, worker));
  template.remove();
  return verdicts;
}
